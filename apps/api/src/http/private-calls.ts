/** What scopes of calls for one visitor have in common: JSON only, kept by no cache, other methods refused. */
import { Failure } from '@kinora/contracts/failure';
import { isFromHere } from '@kinora/identity/guard-origin';
import { isDeeperThan } from '@kinora/outbound/read-json';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from './limits.ts';
import { refuseUnknownCall } from './unknown-call.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

export function sendPrivately(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', vary: 'authorization' });
    if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  });
}

/** Another site's page can send nothing that changes something, not even with a token that it came by. */
export function refuseForeignPages(scope: FastifyInstance, publicUrl: string): void {
  scope.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return;
    const sent = { get: (name: string) => [headers[name]].flat().join(', ') || null };
    if (!isFromHere(sent, publicUrl))
      throw new Failure('wrong-origin', 'This call is only for the pages of this site.');
  });
}

/** Clients that call everything JSON say so on a DELETE without a body too. */
export function acceptOnlyJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Fastify gives a string where a string was asked for, whatever its types say.
    const text = body as string;
    if (text === '') done(null, undefined);
    else if (isDeeperThan(limits.jsonDepth, text)) done(tooDeep());
    else void parse(request, text, done);
  });
}

export function tooDeep(): Failure {
  return new Failure('invalid-input', 'The request body is nested too deep.');
}

/** Before a body is read. */
export function refuseOtherMethods(scope: FastifyInstance, url: string, allowed: readonly string[]): void {
  scope.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: async (request, reply) => {
      if (!isWellFormed(request)) refuseUnknownCall();
      reply.header('allow', allowed.join(', '));
      throw new Failure('method-not-allowed', 'This call does not know the method.');
    },
    handler: refuseUnknownCall,
  });
}

/** An address that ends in `x.css` is no call of any method: a cache in front could take it for a public file. */
function isWellFormed(request: FastifyRequest): boolean {
  const ids: unknown[] = Object.values(request.params ?? {});
  return ids.every((id) => typeof id === 'string' && /^\d+$/.test(id));
}
