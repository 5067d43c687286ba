/** The built site: its files, and its pages out of the byte cache. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitAddress } from '../http/address.ts';
import { cacheHeaders } from '../http/cache-headers.ts';
import { untilCallerLeaves } from '../http/caller-left.ts';
import type { PreparedBody } from '../http/prepared-body.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { registerReadOnly } from '../http/read-only.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import { sendErrorPage } from './error-page.ts';
import { pageLifetime, type Pages } from './pages.ts';

export interface BuiltPagesParts {
  pages: Pages;
  files: ReadonlyMap<string, PreparedBody>;
  rateLimits: RateLimits;
}

export async function registerBuiltPages(
  app: FastifyInstance,
  { pages, files, rateLimits }: BuiltPagesParts,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(sendErrorPage);
    registerReadOnly(scope, '/*', async (request, reply) => {
      const address = request.raw.url ?? '/';
      const file = files.get(splitAddress(address).path);
      if (file) return sendFile(request, reply, file);

      if (!pages.isAtHand(address)) await rateLimits.countWork(request);
      const found = await pages.find(address, untilCallerLeaves(reply));
      const page = found.value;
      reply.code(page.status).headers(page.headers);
      if (page.status === 200) reply.headers(cacheHeaders(found, pageLifetime.fresh));
      return sendPrepared(request, reply, page.body);
    });
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: PreparedBody) {
  // A file below /assets/ carries a hash of its content in its name.
  const isHashed = request.raw.url?.startsWith('/assets/') ?? false;
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  return sendPrepared(request, reply, file);
}
