import type { WatchStatus, WatchStatusEntry } from '@kinora/contracts/watch-status';
import type { Kysely } from 'kysely';
import { keptMovieColumns } from '../database/kept-movies.ts';
import { insertForUser } from '../database/missing-reference.ts';
import { requireRoomForFilm } from '../database/require-room.ts';
import type { RowClock } from '../database/row-clock.ts';
import type { Tables } from '../database/schema.ts';

export interface WatchStatusStore {
  /** The film whose status changed last comes first. */
  listStatuses(userId: string): Promise<WatchStatusEntry[]>;
  /** Rejects with `not-signed-in` for a gone account, `list-full`. */
  setStatus(userId: string, movieId: number, status: WatchStatus): Promise<void>;
  /** False when the film had no status. */
  removeStatus(userId: string, tmdbId: number): Promise<boolean>;
}

export function createWatchStatusStore(db: Kysely<Tables>, clock: RowClock): WatchStatusStore {
  return {
    listStatuses: (userId) =>
      db
        .selectFrom('watch_status')
        .innerJoin('movies', 'movies.movie_id', 'watch_status.movie_id')
        .select([...keptMovieColumns, 'watch_status.status'])
        .where('watch_status.user_id', '=', userId)
        .orderBy('watch_status.changed_at', 'desc')
        .orderBy('watch_status.movie_id', 'desc')
        .execute(),

    async setStatus(userId, movieId, status) {
      await requireRoomForFilm(db, 'watch_status', userId, movieId);
      const upsert = db
        .insertInto('watch_status')
        .values({ user_id: userId, movie_id: movieId, status, changed_at: clock() })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'movie_id'])
            .doUpdateSet((row) => ({
              status: row.ref('excluded.status'),
              changed_at: row.ref('excluded.changed_at'),
            }))
            // The same status once more changes nothing, not even its place in the list.
            .where('watch_status.status', '<>', (row) => row.ref('excluded.status')),
        );
      await insertForUser(() => upsert.execute());
    },

    async removeStatus(userId, tmdbId) {
      const removed = await db
        .deleteFrom('watch_status')
        .where('user_id', '=', userId)
        .where('movie_id', '=', (query) =>
          query.selectFrom('movies').select('movies.movie_id').where('tmdb_id', '=', tmdbId),
        )
        .returning('movie_id')
        .execute();
      return removed.length > 0;
    },
  };
}
