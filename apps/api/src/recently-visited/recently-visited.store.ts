import type { KeptMovie } from '@kinora/contracts/kept-movie';
import { recentlyVisited } from '@kinora/contracts/limits';
import type { Kysely } from 'kysely';
import { keptMovieColumns } from '../database/kept-movies.ts';
import { insertForUser } from '../database/missing-reference.ts';
import type { RowClock } from '../database/row-clock.ts';
import type { Tables } from '../database/schema.ts';

export interface RecentlyVisitedStore {
  /** Newest first, no more than are kept. */
  listVisits(userId: string): Promise<KeptMovie[]>;
  /** The film comes to the front; visits beyond those that are kept go. Rejects with `not-signed-in` for a gone account. */
  addVisit(userId: string, movieId: number): Promise<void>;
  clearVisits(userId: string): Promise<void>;
}

export function createRecentlyVisitedStore(db: Kysely<Tables>, clock: RowClock): RecentlyVisitedStore {
  return {
    listVisits: (userId) =>
      db
        .selectFrom('recently_visited')
        .innerJoin('movies', 'movies.movie_id', 'recently_visited.movie_id')
        .select(keptMovieColumns)
        .where('recently_visited.user_id', '=', userId)
        .orderBy('recently_visited.visited_at', 'desc')
        .orderBy('recently_visited.movie_id', 'desc')
        .limit(recentlyVisited.kept)
        .execute(),

    async addVisit(userId, movieId) {
      const visit = { user_id: userId, movie_id: movieId, visited_at: clock() };
      await insertForUser(() =>
        db.transaction().execute(async (transaction) => {
          await writeVisit(transaction, visit);
          await dropOldVisits(transaction, userId);
        }),
      );
    },

    async clearVisits(userId) {
      await db.deleteFrom('recently_visited').where('user_id', '=', userId).execute();
    },
  };
}

async function writeVisit(db: Kysely<Tables>, visit: Tables['recently_visited']): Promise<void> {
  await db
    .insertInto('recently_visited')
    .values(visit)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'movie_id'])
        .doUpdateSet((row) => ({ visited_at: row.ref('excluded.visited_at') })),
    )
    .execute();
}

/** By time and not by film: one that is visited again at this moment has a newer time and stays. */
async function dropOldVisits(db: Kysely<Tables>, userId: string): Promise<void> {
  await db
    .deleteFrom('recently_visited')
    .where('user_id', '=', userId)
    .where('visited_at', '<', (query) =>
      query
        .selectFrom('recently_visited as kept')
        .select('kept.visited_at')
        .where('kept.user_id', '=', userId)
        .orderBy('kept.visited_at', 'desc')
        .limit(1)
        .offset(recentlyVisited.kept - 1),
    )
    .execute();
}
