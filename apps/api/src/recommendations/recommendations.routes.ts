import { recommendationsPath } from '@kinora/contracts/recommendations-paths';
import type { FastifyInstance } from 'fastify';
import { moviePath, readInput } from '../http/read-input.ts';
import { registerReadOnly } from '../http/read-only.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import type { RecommendationAnswers } from './recommendation-answers.ts';

/** A shared cache may keep a list as long as we do; a browser asks again a minute later. */
const publicly = 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600';

/** `GET /api/recommendations/{tmdb_id}`: films like a film. */
export function registerRecommendations(app: FastifyInstance, answers: RecommendationAnswers): void {
  registerReadOnly(app, `/${recommendationsPath}/:tmdb_id`, async (request, reply) => {
    const { tmdb_id } = readInput(moviePath, request.params);
    const { body, isComplete } = await answers.find(tmdb_id);
    reply.header('cache-control', isComplete ? publicly : 'no-store');
    return sendPrepared(request, reply, body);
  });
}
