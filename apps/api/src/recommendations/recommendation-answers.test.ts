import { Failure } from '@kinora/contracts/failure';
import { expect, test } from 'vitest';
import { createRecommendationAnswers } from './recommendation-answers.ts';
import type { SimilarMovies } from './similar-movies.ts';

const movie = { id: 13, title: 'Alien', poster_path: null, release_date: '', vote_average: 8 };
const answer = { recommendations: [{ movie, rating: 9, reasons: [] }] };

function open(findSimilarMovies: () => Promise<SimilarMovies>, now = () => 0) {
  return createRecommendationAnswers({
    findSimilarMovies,
    maximumBytes: 1_000_000,
    onRefreshFailure: () => undefined,
    now,
  });
}

test('other parts of the server get the answer that the call gives', async () => {
  let asked = 0;
  const answers = open(async () => {
    asked += 1;
    return { answer, isComplete: true };
  });
  const { body } = await answers.find(11);
  expect(JSON.parse(String(await body.inCoding('identity')))).toEqual(answer);
  expect(await answers.similarMovies(11)).toEqual(answer);
  expect(asked).toBe(1);
});

test('[R19] an older whole answer is better than a new one in which films are missing', async () => {
  const clock = { time: 0 };
  const outcomes = [
    { answer, isComplete: true },
    { answer: { recommendations: [] }, isComplete: false },
  ];
  const answers = open(
    async () => {
      const [outcome] = outcomes.splice(0, 1);
      if (!outcome) throw new Failure('recommendations-down', 'Down.');
      return outcome;
    },
    () => clock.time,
  );
  await answers.similarMovies(11);
  clock.time = 2 * 3_600_000;
  expect(await answers.similarMovies(11)).toEqual(answer);
  clock.time += 3_600_000;
  expect(await answers.similarMovies(11)).toEqual(answer);
});
