import { isFailure } from '@kinora/contracts/failure';
import { expect, test } from 'vitest';
import { aCatalogue } from '../test-app.ts';
import type { FilmData } from './film-data.ts';
import { createRecommender } from './recommender.ts';
import { createSimilarMovies } from './similar-movies.ts';
import { aFilm, json, openTestService, type Play } from './test-service.ts';

const never = <Result>() => new Promise<Result>(() => undefined);

/** Films like film 11, with the time in the test's hand. */
async function openWithTime(play: Play, filmData: Partial<FilmData> = {}) {
  const service = await openTestService(play);
  const time = new AbortController();
  const findSimilarMovies = createSimilarMovies({
    recommender: createRecommender(service),
    filmData: { ...aCatalogue(), ...filmData },
    startBudget: () => time.signal,
  });
  return { service, time, find: () => findSimilarMovies(11) };
}

async function codeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'fulfilled',
    (thrown: unknown) => (isFailure(thrown) ? thrown.code : thrown),
  );
}

test('[MD-07 R19] when the time is up, the films that were resolved are answered', async () => {
  const known = aCatalogue();
  const { time, find } = await openWithTime(json([aFilm(12), aFilm(13)]), {
    findMovie: (id) => {
      if (id !== 12) return known.findMovie(id);
      setImmediate(() => time.abort());
      return never();
    },
  });
  const { answer, isComplete } = await find();
  expect(answer.recommendations.map(({ movie }) => movie.id)).toEqual([13]);
  expect(isComplete).toBe(false);
});

test('[MD-05 R19] the budget holds for the film itself', async () => {
  const { service, time, find } = await openWithTime(json([]), { findMovie: never });
  const outcome = codeOf(find());
  time.abort();
  expect(await outcome).toBe('recommendations-slow');
  expect(service.asked).toEqual([]);
});

test('[MD-05 R19] the budget holds for the second question, too', async () => {
  const asked = Promise.withResolvers<void>();
  const { time, find } = await openWithTime((response, { method }) => {
    if (method === 'GET') response.end('[]');
    else asked.resolve();
  });
  const outcome = codeOf(find());
  await asked.promise;
  time.abort();
  expect(await outcome).toBe('recommendations-slow');
});
