import { Failure } from '@kinora/contracts/failure';
import { watchStatusFields } from '@kinora/contracts/shapes/watch-status';
import { watchStatusAnswers, watchStatusPath } from '@kinora/contracts/watch-status';
import type { FastifyInstance } from 'fastify';
import type { KeepMovie } from '../database/kept-movies.ts';
import { bodyOf, moviePath, readInput } from '../http/read-input.ts';
import { askerOf } from '../http/signed-in.ts';
import type { WatchStatusStore } from './watch-status.store.ts';

const statusBody = bodyOf(watchStatusFields);

export function registerWatchStatus(
  calls: FastifyInstance,
  statuses: WatchStatusStore,
  keepMovie: KeepMovie,
): void {
  calls.get(`/${watchStatusPath}`, async (request) => statuses.listStatuses(askerOf(request).user.uid));

  calls.post(`/${watchStatusPath}`, async (request) => {
    const { user } = askerOf(request);
    const { tmdb_id, status } = readInput(statusBody, request.body);
    const movie = await keepMovie(tmdb_id);
    await statuses.setStatus(user.uid, movie.movie_id, status);
    return { ...movie, status };
  });

  calls.delete(`/${watchStatusPath}/:tmdb_id`, async (request) => {
    const { user } = askerOf(request);
    const { tmdb_id } = readInput(moviePath, request.params);
    const isRemoved = await statuses.removeStatus(user.uid, tmdb_id);
    if (!isRemoved) throw new Failure('no-watch-status', 'This movie has no watch status.');
    return { message: watchStatusAnswers.removed };
  });
}
