import { expect, test } from 'vitest';
import { someInteractions } from '../../interactions/some-interactions.ts';
import { bestGainOf, gainOf } from './gain.ts';
import { measureOneSeed, prepareQuestion } from './one-seed.ts';
import { rankBeside } from './ranking.ts';
import { splitPeople } from './split-people.ts';
import { coverageOf, diversityOf, giniOf } from './spread.ts';

const hits = (films: number, own: readonly number[]) =>
  Uint8Array.from({ length: films }, (_, film) => (own.includes(film) ? 1 : 0));

test('[AP-16] a ranking holds the best films, without the seed, and all that tie with the last of them', () => {
  const { films, groupEnds } = rankBeside(1, Float32Array.of(5, 9, 3, 7, 3, 1, 3), 3);
  expect([...films]).toEqual([3, 0, 2, 4, 6]);
  expect([...groupEnds]).toEqual([1, 2, 5, 5, 5]);
});

test('[AP-16] nDCG counts a hit in place one 1, in place two 0.63, in place three 0.5', () => {
  const ranking = rankBeside(0, Float32Array.of(0, 4, 3, 2, 1), 4);
  const worth = new Float64Array(5).fill(1);
  expect(gainOf(ranking, { isHit: hits(5, [2, 3]), worth, depth: 4 })).toBeCloseTo(1 / Math.log2(3) + 0.5);
  expect(bestGainOf([1, 1], 4)).toBeCloseTo(1 + 1 / Math.log2(3));
  expect(gainOf(ranking, { isHit: hits(5, [2, 3]), worth, depth: 2 })).toBeCloseTo(1 / Math.log2(3));
});

test('[AP-16] a hit that ties with others stands behind them, and of two hits the lesser first', () => {
  const ranking = rankBeside(0, Float32Array.of(0, 1, 1, 1, 0.5), 4);
  const worth = Float64Array.of(0, 2, 1, 1, 1);
  expect(gainOf(ranking, { isHit: hits(5, [1]), worth, depth: 4 })).toBeCloseTo(2 * 0.5);
  expect(gainOf(ranking, { isHit: hits(5, [1, 2]), worth, depth: 4 })).toBeCloseTo(
    1 / Math.log2(3) + 2 * 0.5,
  );
  expect(gainOf(ranking, { isHit: hits(5, [1]), worth, depth: 2 })).toBe(0);
});

test('[AP-16] coverage, Gini and diversity are those of the textbook', () => {
  expect(coverageOf([0, 3, 1, 0])).toBe(0.5);
  expect(giniOf([2, 2, 2, 2])).toBeCloseTo(0);
  expect(giniOf([0, 0, 0, 4])).toBeCloseTo(0.75);
  expect(giniOf([1, 3])).toBeCloseTo(0.25);
  // Of the pairs (1, 2), (1, 3) and (2, 3) only the first is alike.
  expect(diversityOf([1, 2, 3], (one, other) => (one + other === 3 ? 1 : 0))).toBeCloseTo(2 / 3);
});

test('[AP-16] each film of a held-out person is asked for, and rare hits count more', () => {
  // Everybody is shown film 0, then 1, then 2; film 0 is liked by 4 people, films 1 and 2 by one.
  const scores = { films: 3, scoresOf: () => Float32Array.of(3, 2, 1) };
  const question = prepareQuestion({
    people: someInteractions(3, [[0, 1], [0, 2], [2]]),
    popularity: [4, 1, 1],
  });
  const figures = measureOneSeed(scores, question);
  // Seeds: 0 finds 1 first (1), 1 finds 0 first (1), 0 finds 2 second (0.63), 2 finds 0 first (1).
  const second = 1 / Math.log2(3);
  expect(figures.seeds).toBe(4);
  expect(figures.ipsNdcg).toBeCloseTo((1 + 1 + second + 1) / 4);
  expect(figures.macroIpsNdcg).toBeCloseTo(((1 + second) / 2 + 1 + 1) / 3);

  const both = prepareQuestion({ people: someInteractions(3, [[0, 1, 2]]), popularity: [4, 1, 1] });
  const { ipsNdcg, ndcg } = measureOneSeed(scores, both);
  // Seed 0 finds both. Seeds 1 and 2 find film 0, worth a half, before the other, worth 1.
  const unsorted = (0.5 + second) / (1 + 0.5 * second);
  expect(ipsNdcg).toBeCloseTo((1 + unsorted + unsorted) / 3);
  expect(ndcg).toBeCloseTo(1);
});

test('[AP-16] people are parted 70, 10 and 20 in 100, always alike, and a playlist goes with its owner', () => {
  const rows = Array.from({ length: 2_000 }, (_, person) => [person % 7, 7 + (person % 5)]);
  const all = someInteractions(12, rows);
  const { train, validation, test: kept } = splitPeople(all);
  expect(train.people + validation.people + kept.people).toBe(2_000);
  expect(train.people / 2_000).toBeCloseTo(0.7, 1);
  expect(kept.people / 2_000).toBeCloseTo(0.2, 1);
  expect(splitPeople(all)).toEqual({ train, validation, test: kept });

  const owners = Uint32Array.from({ length: 2_000 }, (_, row) => row >> 1);
  const owned = splitPeople({ ...all, owners });
  const trained = new Set(owned.train.owners);
  expect(owned.train.people).toBe(2 * trained.size);
  expect(owned.validation.people + owned.test.people).toBe(1_000 - trained.size);
});
