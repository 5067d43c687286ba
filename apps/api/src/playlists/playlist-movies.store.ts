import type { KeptMovie } from '@kinora/contracts/kept-movie';
import type { Kysely } from 'kysely';
import { keptMovieColumns } from '../database/kept-movies.ts';
import { isMissingReference } from '../database/missing-reference.ts';
import { requireRoomForFilm } from '../database/require-room.ts';
import type { RowClock } from '../database/row-clock.ts';
import type { Tables } from '../database/schema.ts';
import { refusePlaylist, requireOwnPlaylist } from './playlist-owner.ts';

/** Everything here rejects with `not-your-playlist` or `playlist-not-found`. */
export interface PlaylistMoviesStore {
  requireOwn(userId: string, playlistId: number): Promise<void>;
  /** The film that was added last comes first. */
  listMovies(userId: string, playlistId: number): Promise<KeptMovie[]>;
  /** False when the playlist has the film already. Rejects with `list-full` too. */
  addMovie(userId: string, playlistId: number, movieId: number): Promise<boolean>;
  /** False when the playlist did not have the film. */
  removeMovie(userId: string, playlistId: number, tmdbId: number): Promise<boolean>;
}

export function createPlaylistMoviesStore(db: Kysely<Tables>, clock: RowClock): PlaylistMoviesStore {
  const requireOwn = (userId: string, playlistId: number) => requireOwnPlaylist(db, userId, playlistId);

  return {
    requireOwn,

    async listMovies(userId, playlistId) {
      const movies = await db
        .selectFrom('playlist_movies')
        .innerJoin('movies', 'movies.movie_id', 'playlist_movies.movie_id')
        .select(keptMovieColumns)
        .where('playlist_movies.user_id', '=', userId)
        .where('playlist_movies.playlist_id', '=', playlistId)
        .orderBy('playlist_movies.added_at', 'desc')
        .orderBy('playlist_movies.movie_id', 'desc')
        .execute();
      if (movies.length === 0) await requireOwn(userId, playlistId);
      return movies;
    },

    async addMovie(userId, playlistId, movieId) {
      await requireRoomForFilm(db, 'playlist_movies', userId, movieId);
      const row = { user_id: userId, playlist_id: playlistId, movie_id: movieId, added_at: clock() };
      try {
        const added = await db
          .insertInto('playlist_movies')
          .values(row)
          .onConflict((conflict) => conflict.columns(['user_id', 'playlist_id', 'movie_id']).doNothing())
          .returning('movie_id')
          .executeTakeFirst();
        return added !== undefined;
      } catch (thrown) {
        // The key of its row is user and playlist together, so the database refuses another's playlist and a gone one.
        if (!isMissingReference(thrown)) throw thrown;
        return refusePlaylist(db, playlistId);
      }
    },

    async removeMovie(userId, playlistId, tmdbId) {
      const removed = await db
        .deleteFrom('playlist_movies')
        .where('user_id', '=', userId)
        .where('playlist_id', '=', playlistId)
        .where('movie_id', '=', (query) =>
          query.selectFrom('movies').select('movies.movie_id').where('tmdb_id', '=', tmdbId),
        )
        .returning('movie_id')
        .execute();
      if (removed.length === 0) await requireOwn(userId, playlistId);
      return removed.length > 0;
    },
  };
}
