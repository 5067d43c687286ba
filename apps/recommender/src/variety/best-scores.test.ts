import { expect, test } from 'vitest';
import { bestScores, compareCandidates } from './best-scores.ts';

test('the best come first, equal ones by number, without the film itself', () => {
  const scores = Float32Array.from([5, 1, 9, 5, 7, -2]);
  expect(bestScores(scores, 3, 2).map(({ film }) => film)).toEqual([4, 0, 3]);
});

test('of fewer films than wanted all come', () => {
  expect(bestScores(Float32Array.from([1, 2]), 5, 0)).toEqual([{ film: 1, score: 2 }]);
  expect(bestScores(new Float32Array(0), 5)).toEqual([]);
  expect(bestScores(Float32Array.from([1, 2]), 0)).toEqual([]);
});

test('it picks what sorting would', () => {
  const scores = Float32Array.from({ length: 500 }, (_, at) => (at * 7919) % 97);
  const sorted = [...scores].map((score, film) => ({ film, score })).sort(compareCandidates);
  expect(bestScores(scores, 60)).toEqual(sorted.slice(0, 60));
});
