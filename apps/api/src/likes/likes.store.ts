import type { LikedMovie } from '@kinora/contracts/likes';
import type { Kysely } from 'kysely';
import { keptMovieColumns } from '../database/kept-movies.ts';
import { insertForUser } from '../database/missing-reference.ts';
import { newId } from '../database/new-id.ts';
import { requireRoomForFilm } from '../database/require-room.ts';
import type { RowClock } from '../database/row-clock.ts';
import type { Tables } from '../database/schema.ts';

export interface LikesStore {
  /** Newest first. */
  listLikes(userId: string): Promise<LikedMovie[]>;
  /** The like's id; undefined when the user likes the film already. Rejects with `not-signed-in` for a gone account, `list-full`. */
  addLike(userId: string, movieId: number): Promise<number | undefined>;
  /** False when there was no like. */
  removeLike(userId: string, tmdbId: number): Promise<boolean>;
}

export function createLikesStore(db: Kysely<Tables>, clock: RowClock): LikesStore {
  return {
    listLikes: (userId) =>
      db
        .selectFrom('likes')
        .innerJoin('movies', 'movies.movie_id', 'likes.movie_id')
        .select([...keptMovieColumns, 'likes.like_id'])
        .where('likes.user_id', '=', userId)
        .orderBy('likes.liked_at', 'desc')
        .orderBy('likes.like_id', 'desc')
        .execute(),

    async addLike(userId, movieId) {
      await requireRoomForFilm(db, 'likes', userId, movieId);
      const insert = db
        .insertInto('likes')
        .values({ user_id: userId, movie_id: movieId, like_id: newId(), liked_at: clock() })
        .onConflict((conflict) => conflict.columns(['user_id', 'movie_id']).doNothing())
        .returning('like_id');
      const row = await insertForUser(() => insert.executeTakeFirst());
      return row?.like_id;
    },

    async removeLike(userId, tmdbId) {
      const removed = await db
        .deleteFrom('likes')
        .where('user_id', '=', userId)
        .where('movie_id', '=', (query) =>
          query.selectFrom('movies').select('movies.movie_id').where('tmdb_id', '=', tmdbId),
        )
        .returning('like_id')
        .execute();
      return removed.length > 0;
    },
  };
}
