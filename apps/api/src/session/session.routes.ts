/** Hands what comes below `/identity` to identity, and its answers back. */
import { Failure } from '@kinora/contracts/failure';
import type { Identity } from '@kinora/identity/identity';
import { isDeeperThan } from '@kinora/outbound/read-json';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitAddress } from '../http/address.ts';
import { limits } from '../http/limits.ts';
import { tooDeep } from '../http/private-calls.ts';
import { refuseUnknownCall } from '../http/unknown-call.ts';

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];

export async function registerSession(
  app: FastifyInstance,
  identity: Pick<Identity, 'answer'>,
  publicUrl: string,
): Promise<void> {
  await app.register(async (scope) => {
    keepBodiesAsTheyAre(scope);
    answerPrivately(scope);
    for (const url of ['/identity', '/identity/*']) {
      scope.all(url, async (request, reply) => {
        return send(reply, await ask(identity, request, publicUrl));
      });
    }
  });
}

/** Refusals too: they say whether somebody is signed in. The keys of the tokens alone are for everybody. */
function answerPrivately(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    const isPublic = String(reply.getHeader('cache-control')).startsWith('public');
    if (!isPublic) reply.headers({ 'cache-control': 'private, no-store', vary: 'cookie' });
  });
}

/** Identity reads the body itself, so that it can refuse a type of content before anything is parsed. */
function keepBodiesAsTheyAre(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    const isTooDeep = isDeeperThan(limits.jsonDepth, String(body));
    if (isTooDeep) done(tooDeep());
    else done(null, body);
  });
}

async function ask(
  identity: Pick<Identity, 'answer'>,
  request: FastifyRequest,
  publicUrl: string,
): Promise<Response> {
  if (!methods.includes(request.method))
    throw new Failure('method-not-allowed', 'This call does not know the method.');
  const body = typeof request.body === 'string' && request.body !== '' ? request.body : null;
  const { method, headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD' && body !== null;
  const asked = new Request(addressOf(request, publicUrl), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(hasBody && { body }),
  });
  return identity.answer(asked, { address: request.ip });
}

/** The address as it was sent. One that means another when it is read as a URL (`/identity/../x`) is nobody's. */
function addressOf({ raw }: FastifyRequest, publicUrl: string): URL {
  const { path } = splitAddress(raw.url ?? '/');
  const url = new URL(`${publicUrl}${raw.url}`);
  if (url.pathname !== path) refuseUnknownCall();
  return url;
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status);
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value);
  // One header for each cookie: joined by commas no browser understands them.
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.send(await answer.text());
}
