import { Failure } from '@kinora/contracts/failure';
import { likesAnswers, likesPath } from '@kinora/contracts/likes';
import type { FastifyInstance } from 'fastify';
import type { KeepMovie } from '../database/kept-movies.ts';
import { movieBody, moviePath, readInput } from '../http/read-input.ts';
import { askerOf } from '../http/signed-in.ts';
import type { LikesStore } from './likes.store.ts';

export function registerLikes(calls: FastifyInstance, likes: LikesStore, keepMovie: KeepMovie): void {
  calls.get(`/${likesPath}`, async (request) => likes.listLikes(askerOf(request).user.uid));

  calls.post(`/${likesPath}`, async (request, reply) => {
    const { user } = askerOf(request);
    const { tmdb_id } = readInput(movieBody, request.body);
    const { movie_id } = await keepMovie(tmdb_id);
    const like_id = await likes.addLike(user.uid, movie_id);
    if (like_id === undefined) throw new Failure('already-liked', 'You like this movie already.');
    return reply.code(201).send({ message: likesAnswers.liked, like_id });
  });

  calls.delete(`/${likesPath}/:tmdb_id`, async (request) => {
    const { user } = askerOf(request);
    const { tmdb_id } = readInput(moviePath, request.params);
    const isRemoved = await likes.removeLike(user.uid, tmdb_id);
    if (!isRemoved) throw new Failure('not-liked', 'This movie is not in your likes.');
    return { message: likesAnswers.removed };
  });
}
