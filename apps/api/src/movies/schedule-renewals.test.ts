import { Failure } from '@kinora/contracts/failure';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryDatabase } from '../database/memory-database.ts';
import { aCatalogue } from '../test-app.ts';
import { daysOfRound } from './renew-kept-movies.ts';
import { scheduleRenewals } from './schedule-renewals.ts';

const minute = 60_000;
const hour = 60 * minute;
const down = { renewed: 0, unknown: 0, failed: 1 };
const well = { renewed: 1, unknown: 0, failed: 0 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Films for one day after the other: one each. */
async function openFilms() {
  const { db } = createMemoryDatabase();
  const films = Array.from({ length: daysOfRound }, (_, at) => ({
    movie_id: at + 1,
    tmdb_id: at + 1,
    title: 'Old',
    overview: 'Said long ago.',
    poster_path: null,
    vote_average: 5,
  }));
  await db.insertInto('movies').values(films).execute();
  return db;
}

/** Lets the time pass, and then the work be done that began meanwhile. */
async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  while (vi.getTimerCount() === 0) await new Promise(setImmediate);
}

test('each day has its share done once, and a share that failed is tried again an hour later', async () => {
  const weather = { isFair: false };
  const findMovie = async (id: number) => {
    if (!weather.isFair) throw new Failure('catalogue-down', 'Down.');
    return { ...(await aCatalogue().findMovie(11)), id };
  };
  const told: unknown[] = [];
  const log = { info: (counts: object) => told.push(counts), warn: () => told.push('failed') };
  const parts = { db: await openFilms(), catalogue: { findMovie }, rest: async () => undefined };
  const stop = scheduleRenewals(parts, log);
  await pass(minute);
  expect(told).toEqual([down]);
  weather.isFair = true;
  for (let hours = 0; hours < 20; hours += 1) await pass(hour);
  expect(told).toEqual([down, well]);
  for (let hours = 0; hours < 24; hours += 1) await pass(hour);
  expect(told).toEqual([down, well, well]);
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});
