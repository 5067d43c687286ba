import { Failure } from '@kinora/contracts/failure';
import type { Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import { createMemoryDatabase } from '../database/memory-database.ts';
import type { Tables } from '../database/schema.ts';
import { describeEachEngine } from '../database/test-databases.ts';
import { aCatalogue } from '../test-app.ts';
import { daysOfRound, renewKeptMovies, type Share } from './renew-kept-movies.ts';

const nobody = new AbortController().signal;
const firstDay = 20_000;
const old = { title: 'Old', overview: 'Said long ago.', poster_path: '/old.jpg', vote_average: 5 };

async function keepFilms(db: Kysely<Tables>, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    movie_id: 2 ** 40 + at,
    tmdb_id: at + 1,
    ...old,
  }));
  await db.insertInto('movies').values(rows).execute();
}

const listFilms = (db: Kysely<Tables>) => db.selectFrom('movies').selectAll().orderBy('tmdb_id').execute();

/** What the catalogue says of a film today. */
async function sayNew(id: number) {
  return { ...(await aCatalogue().findMovie(11)), id, title: `New ${id}` };
}

/** Fails for the films of one round, knows nothing of those of the next, and all of the others. */
async function sayLittle(id: number) {
  if (id > daysOfRound * 2) return sayNew(id);
  throw new Failure(id > daysOfRound ? 'movie-not-found' : 'catalogue-down', 'No such luck.');
}

function aShare(parts: Pick<Share, 'db'> & Partial<Share>): Share {
  return {
    catalogue: { findMovie: sayNew },
    day: firstDay,
    rest: async () => undefined,
    signal: nobody,
    ...parts,
  };
}

describeEachEngine('films that users keep', (openTestDatabase) => {
  test('are each read again once in a round of days, and keep their numbers', async () => {
    const { db } = await openTestDatabase();
    await keepFilms(db, 150);
    const findMovie = vi.fn<typeof sayNew>(sayNew);
    for (let day = firstDay; day < firstDay + daysOfRound; day += 1)
      await renewKeptMovies(aShare({ db, day, catalogue: { findMovie } }));
    expect(findMovie).toHaveBeenCalledTimes(150);
    const films = await listFilms(db);
    expect(films.map(({ title }) => title)).toEqual(films.map(({ tmdb_id }) => `New ${tmdb_id}`));
    expect(films.map(({ movie_id }) => movie_id)).toEqual(films.map((_, at) => 2 ** 40 + at));
  });

  test('keep their title alone where the catalogue has them no more, and everything where it fails', async () => {
    const { db } = await openTestDatabase();
    await keepFilms(db, daysOfRound * 3);
    const counts = await renewKeptMovies(aShare({ db, catalogue: { findMovie: sayLittle } }));
    expect(counts).toEqual({ renewed: 1, unknown: 1, failed: 1 });
    const films = await listFilms(db);
    expect(films.filter(({ title }) => title !== 'Old')).toHaveLength(1);
    expect(films.filter(({ poster_path }) => poster_path === null)).toMatchObject([
      { title: 'Old', overview: '', vote_average: 0 },
    ]);
    expect(films.filter(({ overview }) => overview === old.overview)).toHaveLength(daysOfRound * 3 - 2);
  });
});

test('a renewal ends in the middle when it is told to', async () => {
  const { db } = createMemoryDatabase();
  await keepFilms(db, daysOfRound * 3);
  const stop = new AbortController();
  const findMovie = vi.fn<typeof sayNew>(async (id) => {
    stop.abort(new Error('the site ends'));
    return sayNew(id);
  });
  const rest = async () => stop.signal.throwIfAborted();
  const share = aShare({ db, catalogue: { findMovie }, rest, signal: stop.signal });
  await expect(renewKeptMovies(share)).rejects.toThrow('the site ends');
  expect(findMovie).toHaveBeenCalledTimes(1);
});
