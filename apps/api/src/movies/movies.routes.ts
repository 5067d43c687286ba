import type { FastifyInstance } from 'fastify';
import { splitAddress } from '../http/address.ts';
import { noteThrown } from '../http/answer-thrown.ts';
import { registerReadOnly } from '../http/read-only.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import type { MovieAnswers } from './movie-answers.ts';
import { readMovieCall } from './movie-call-grammar.ts';
import { tmdbError } from './tmdb-errors.ts';

const prefix = '/api/tmdb/';

/** `/api/tmdb/*`: film data in TMDB's shape, so that TMDB's own clients can be pointed here. */
export async function registerMovies(app: FastifyInstance, answers: MovieAnswers): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(async (thrown, request, reply) => {
      const refusal = noteThrown(thrown, request);
      return reply.code(refusal.status).header('cache-control', 'no-store').send(tmdbError(refusal));
    });

    for (const url of ['/api/tmdb', `${prefix}*`]) {
      registerReadOnly(scope, url, async (request, reply) => {
        const { path, query } = splitAddress(request.raw.url ?? '');
        // The router decodes; the grammar reads what was sent.
        const body = await answers.find(
          readMovieCall(path.startsWith(prefix) ? path.slice(prefix.length) : '', query),
        );
        reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=3600');
        return sendPrepared(request, reply, body);
      });
    }
  });
}
