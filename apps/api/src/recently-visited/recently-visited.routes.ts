import { recentlyVisitedAnswers, recentlyVisitedPath } from '@kinora/contracts/recently-visited';
import type { FastifyInstance } from 'fastify';
import type { KeepMovie } from '../database/kept-movies.ts';
import { movieBody, readInput } from '../http/read-input.ts';
import { askerOf } from '../http/signed-in.ts';
import type { RecentlyVisitedStore } from './recently-visited.store.ts';

export function registerRecentlyVisited(
  calls: FastifyInstance,
  visits: RecentlyVisitedStore,
  keepMovie: KeepMovie,
): void {
  calls.get(`/${recentlyVisitedPath}`, async (request) => visits.listVisits(askerOf(request).user.uid));

  calls.post(`/${recentlyVisitedPath}`, async (request) => {
    const { user } = askerOf(request);
    const { tmdb_id } = readInput(movieBody, request.body);
    const movie = await keepMovie(tmdb_id);
    await visits.addVisit(user.uid, movie.movie_id);
    return movie;
  });

  calls.delete(`/${recentlyVisitedPath}`, async (request) => {
    await visits.clearVisits(askerOf(request).user.uid);
    return { message: recentlyVisitedAnswers.cleared };
  });
}
