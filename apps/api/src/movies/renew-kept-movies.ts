/**
 * Reads the films of users' lists again, so that nothing of TMDB is kept for longer than the six months that it allows.
 * Each day has its share of them, chosen by their own numbers: nobody has to remember when a film was last read.
 */
import type { Catalogue } from '@kinora/catalogue/catalogue';
import { isFailure } from '@kinora/contracts/failure';
import { type Kysely, sql } from 'kysely';
import { createKeepMovie } from '../database/kept-movies.ts';
import type { Tables } from '../database/schema.ts';

export interface RenewalParts {
  db: Kysely<Tables>;
  catalogue: Pick<Catalogue, 'findMovie'>;
}

export interface Share extends RenewalParts {
  /** Days since 1970. */
  day: number;
  /** What is waited for between two films. */
  rest: () => Promise<unknown>;
  signal: AbortSignal;
}

export interface Renewed {
  renewed: number;
  /** Films that the catalogue has no more: their title stays, and nothing else that came from there. */
  unknown: number;
  /** Films whose turn comes again in the next round. */
  failed: number;
}

/** Three rounds fit into six months, so a film may miss two of them. */
export const daysOfRound = 60;

/** Rejects with the signal's reason when that aborts, and where the database fails. */
export async function renewKeptMovies(share: Share): Promise<Renewed> {
  const { db, catalogue, rest, signal } = share;
  const keepMovie = createKeepMovie(db, {
    findMovie: (id) => catalogue.findMovie(id, { signal }),
  });
  const counts = { renewed: 0, unknown: 0, failed: 0 };
  for (const tmdbId of await listShare(share)) {
    try {
      await keepMovie(tmdbId);
      counts.renewed += 1;
    } catch (thrown) {
      signal.throwIfAborted();
      if (!isFailure(thrown)) throw thrown;
      if (thrown.code === 'movie-not-found') {
        await dropWhatWasSaid(db, tmdbId);
        counts.unknown += 1;
      } else counts.failed += 1;
    }
    await rest();
  }
  return counts;
}

async function listShare({ db, day }: Share): Promise<number[]> {
  const rows = await db
    .selectFrom('movies')
    .select('tmdb_id')
    .where(sql<number>`movie_id % ${sql.lit(daysOfRound)}`, '=', day % daysOfRound)
    .execute();
  return rows.map(({ tmdb_id }) => tmdb_id);
}

async function dropWhatWasSaid(db: Kysely<Tables>, tmdbId: number): Promise<void> {
  await db
    .updateTable('movies')
    .set({ overview: '', poster_path: null, vote_average: 0 })
    .where('tmdb_id', '=', tmdbId)
    .execute();
}
