import { recommendationsPath } from '@kinora/contracts/recommendations-paths';
import type { FastifyInstance } from 'fastify';
import { untilCallerLeaves } from '../http/caller-left.ts';
import { moviePath, readInput } from '../http/read-input.ts';
import { noRateLimits, type RateLimits } from '../http/rate-limits.ts';
import { registerReadOnly } from '../http/read-only.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import type { RecommendationAnswers } from './recommendation-answers.ts';

/** A shared cache may keep a list as long as we do; a browser asks again a minute later. */
const publicly = 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600';

/** `GET /api/recommendations/{tmdb_id}`: films like a film. */
export function registerRecommendations(
  app: FastifyInstance,
  answers: RecommendationAnswers,
  rateLimits: RateLimits = noRateLimits,
): void {
  registerReadOnly(app, `/${recommendationsPath}/:tmdb_id`, async (request, reply) => {
    const { tmdb_id } = readInput(moviePath, request.params);
    if (!answers.isAtHand(tmdb_id)) await rateLimits.countWork(request);
    const { body, isComplete } = await answers.find(tmdb_id, untilCallerLeaves(reply));
    reply.header('cache-control', isComplete ? publicly : 'no-store');
    return sendPrepared(request, reply, body);
  });
}
