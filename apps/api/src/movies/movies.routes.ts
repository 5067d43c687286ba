import type { FastifyInstance } from 'fastify';
import { splitAddress } from '../http/address.ts';
import { headersOf, noteThrown } from '../http/answer-thrown.ts';
import { cacheHeaders } from '../http/cache-headers.ts';
import { untilCallerLeaves } from '../http/caller-left.ts';
import { noRateLimits, type RateLimits } from '../http/rate-limits.ts';
import { registerReadOnly } from '../http/read-only.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import { answerLifetime } from './answer-lifetime.ts';
import type { MovieAnswers } from './movie-answers.ts';
import { readMovieCall } from './movie-call-grammar.ts';
import { tmdbError } from './tmdb-errors.ts';

const prefix = '/api/tmdb/';

/** `/api/tmdb/*`: film data in TMDB's shape, so that TMDB's own clients can be pointed here. */
export async function registerMovies(
  app: FastifyInstance,
  answers: MovieAnswers,
  rateLimits: RateLimits = noRateLimits,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(async (thrown, request, reply) => {
      const refusal = noteThrown(thrown, request);
      reply.headers(headersOf(thrown));
      return reply.code(refusal.status).header('cache-control', 'no-store').send(tmdbError(refusal));
    });

    for (const url of ['/api/tmdb', `${prefix}*`]) {
      registerReadOnly(scope, url, async (request, reply) => {
        const { path, query } = splitAddress(request.raw.url ?? '');
        // The router decodes; the grammar reads what was sent.
        const call = readMovieCall(path.startsWith(prefix) ? path.slice(prefix.length) : '', query);
        if (!answers.isAtHand(call)) await rateLimits.countWork(request);
        const answer = await answers.find(call, untilCallerLeaves(reply));
        reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=3600');
        reply.headers(cacheHeaders(answer, answerLifetime.fresh));
        return sendPrepared(request, reply, answer.value.body);
      });
    }
  });
}
