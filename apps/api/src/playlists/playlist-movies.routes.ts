import { Failure } from '@kinora/contracts/failure';
import { playlistsAnswers, playlistsPath } from '@kinora/contracts/playlists';
import type { FastifyInstance } from 'fastify';
import type { KeepMovie } from '../database/kept-movies.ts';
import { movieBody, readInput } from '../http/read-input.ts';
import { askerOf } from '../http/signed-in.ts';
import { playlistMoviePath, playlistPath } from './playlist-input.ts';
import type { PlaylistMoviesStore } from './playlist-movies.store.ts';

export function registerPlaylistMovies(
  calls: FastifyInstance,
  playlistMovies: PlaylistMoviesStore,
  keepMovie: KeepMovie,
): void {
  calls.get(`/${playlistsPath}/:id/movies`, async (request) => {
    const { user } = askerOf(request);
    const { id } = readInput(playlistPath, request.params);
    return playlistMovies.listMovies(user.uid, id);
  });

  calls.post(`/${playlistsPath}/:id/movies`, async (request, reply) => {
    const { user } = askerOf(request);
    const { id } = readInput(playlistPath, request.params);
    const { tmdb_id } = readInput(movieBody, request.body);
    // Before the catalogue is asked and the film is kept: a refused call changes nothing.
    await playlistMovies.requireOwn(user.uid, id);
    const { movie_id } = await keepMovie(tmdb_id);
    const isAdded = await playlistMovies.addMovie(user.uid, id, movie_id);
    if (!isAdded) throw new Failure('already-in-playlist', 'This movie is in the playlist already.');
    return reply.code(201).send({ message: playlistsAnswers.added });
  });

  calls.delete(`/${playlistsPath}/:id/movies/:tmdb_id`, async (request) => {
    const { user } = askerOf(request);
    const { id, tmdb_id } = readInput(playlistMoviePath, request.params);
    const isRemoved = await playlistMovies.removeMovie(user.uid, id, tmdb_id);
    if (!isRemoved) throw new Failure('not-in-playlist', 'This movie is not in the playlist.');
    return { message: playlistsAnswers.removed };
  });
}
