import type { PersonalWish } from '@kinora/contracts/recommendations';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aModel, type DescribedFact } from '../model/a-model.ts';
import type { RecommendationModel } from '../model/recommendation-model.ts';
import { listForUser } from './personal-list.ts';

function aWish(wish: Partial<PersonalWish>): PersonalWish {
  return { liked: [], watched: [], wanted: [], top_n: 20, ...wish };
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at);
}

function genre(id: number, films: readonly number[]): DescribedFact {
  return { kind: 'genre', id, name: '', films };
}

/** Seeds from 1 on, whose lists have ten films each that are in no other: those of seed 3 are 301 to 310. */
function aModelOfStrangers(
  seeds: readonly number[],
  facts: readonly DescribedFact[] = [],
): RecommendationModel {
  const lists: Record<number, { tmdbId: number; rating: number }[]> = {};
  for (const seed of seeds) {
    const films = range(seed * 100 + 1, 10);
    lists[seed] = films.map((tmdbId, place) => ({ tmdbId, rating: 9 - place / 2 }));
    for (const film of films) lists[film] = [];
  }
  return aModel({ lists, facts });
}

test('[AP-16] who keeps nothing, or nothing that is known, has an empty list', () => {
  const model = aModelOfStrangers([1]);
  expect(listForUser(model, aWish({}))).toEqual([]);
  expect(listForUser(model, aWish({ liked: [777], watched: [778] }))).toEqual([]);
});

test('[AP-16] each pick says which film it is there for, with reasons that both share', () => {
  const model = aModelOfStrangers([1], [{ kind: 'theme', id: 0, name: 'heist', films: [1, 101] }]);
  const [first] = listForUser(model, aWish({ wanted: [1], top_n: 1 }));
  expect(first).toEqual({
    tmdbId: 101,
    rating: 9,
    reasons: [{ type: 'shared-themes', themes: ['heist'] }],
    because: { tmdbId: 1, list: 'wanted' },
  });
});

test('[AP-16] what was watched, liked or wanted is never in the list, and no film is there twice', () => {
  const ids = range(1, 40);
  const listOf = fc.shuffledSubarray(ids, { maxLength: 12 });
  const lists = fc.tuple(...ids.map(() => listOf));
  const wishes = fc.record({
    liked: fc.shuffledSubarray(ids, { maxLength: 8 }),
    watched: fc.shuffledSubarray(ids, { maxLength: 8 }),
    wanted: fc.shuffledSubarray(ids, { maxLength: 8 }),
    top_n: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(lists, wishes, (neighbours, wish) => {
      const model = aModel({
        lists: Object.fromEntries(
          ids.map((id, at) => [
            id,
            (neighbours[at] ?? [])
              .filter((other) => other !== id)
              .map((tmdbId, place) => ({ tmdbId, rating: 10 - place / 2 })),
          ]),
        ),
        facts: [genre(1, range(1, 20)), genre(2, range(15, 20))],
      });
      const list = listForUser(model, wish);
      const known = new Set([...wish.liked, ...wish.watched, ...wish.wanted]);
      expect(list.filter(({ tmdbId }) => known.has(tmdbId))).toEqual([]);
      expect(new Set(list.map(({ tmdbId }) => tmdbId)).size).toBe(list.length);
      expect(list.length).toBeLessThanOrEqual(wish.top_n);
      const ratings = list.map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
      for (const { because, rating } of list) {
        expect(wish[because.list]).toContain(because.tmdbId);
        expect(rating).toBeGreaterThanOrEqual(0);
        expect(rating).toBeLessThanOrEqual(10);
      }
    }),
    { numRuns: 200 },
  );
});

test('[AP-16] a liked film says more than a wanted one, and that more than one that was only watched', () => {
  const model = aModelOfStrangers([1, 2, 3]);
  const list = listForUser(model, aWish({ liked: [3], wanted: [1], watched: [2], top_n: 30 }));
  const firstOf = (seed: number) => list.findIndex(({ because }) => because.tmdbId === seed);
  expect(firstOf(3)).toBe(0);
  expect(firstOf(1)).toBeLessThan(firstOf(2));
});

test('[AP-16] a film that is liked and watched counts as liked', () => {
  const model = aModelOfStrangers([1, 2]);
  const [first] = listForUser(model, aWish({ liked: [2], watched: [1, 2] }));
  expect(first?.because).toEqual({ tmdbId: 2, list: 'liked' });
});

test('[AP-16] what was liked last says most', () => {
  const model = aModelOfStrangers(range(1, 50));
  const list = listForUser(model, aWish({ liked: range(1, 50).reverse(), top_n: 20 }));
  expect(list[0]?.because.tmdbId).toBe(50);
  expect(list.map(({ because }) => because.tmdbId)).not.toContain(1);
});

test('[AP-16] a film that several seeds lead to comes before one that a single seed rates a little higher', () => {
  const model = aModel({
    lists: {
      1: [
        { tmdbId: 10, rating: 8 },
        { tmdbId: 12, rating: 7.5 },
      ],
      2: [
        { tmdbId: 11, rating: 8 },
        { tmdbId: 12, rating: 7.5 },
      ],
      10: [],
      11: [],
      12: [],
    },
  });
  expect(listForUser(model, aWish({ liked: [1, 2] }))[0]?.tmdbId).toBe(12);
});

test('[AP-16] the picks come from several films', () => {
  const model = aModelOfStrangers([1, 2, 3, 4]);
  const list = listForUser(model, aWish({ liked: [1, 2, 3, 4], top_n: 8 }));
  const seeds = list.map(({ because }) => because.tmdbId);
  for (const seed of [1, 2, 3, 4]) expect(seeds.filter((each) => each === seed)).toHaveLength(2);
});

test('[AP-16] a hundred films of one genre do not drown two of another', () => {
  const horrors = range(1, 100);
  const comedies = [101, 102];
  const model = aModelOfStrangers([...horrors, ...comedies], [genre(27, horrors), genre(35, comedies)]);
  const list = listForUser(model, aWish({ liked: [...horrors, ...comedies], top_n: 20 }));
  const fromComedies = list.filter(({ because }) => comedies.includes(because.tmdbId));
  expect(fromComedies.length).toBeGreaterThanOrEqual(2);
  expect(fromComedies.length).toBeLessThanOrEqual(12);
});

test('[AP-16] one series does not fill the list', () => {
  const series = range(10, 12);
  const others = range(30, 12);
  const model = aModel({
    lists: {
      1: [...series, ...others].map((tmdbId, place) => ({ tmdbId, rating: 10 - place / 5 })),
      ...Object.fromEntries([...series, ...others].map((id) => [id, []])),
    },
    facts: [
      { kind: 'director', id: 1, name: 'Ann', films: [1, ...series] },
      { kind: 'cast', id: 2, name: 'Bob', films: [1, ...series] },
      { kind: 'theme', id: 0, name: 'wizards', films: [1, ...series] },
      ...others.map((film): DescribedFact => ({
        kind: 'director',
        id: film,
        name: `D${film}`,
        films: [film],
      })),
    ],
  });
  const list = listForUser(model, aWish({ liked: [1], top_n: 10 }));
  expect(list[0]?.tmdbId).toBe(10);
  expect(list.filter(({ tmdbId }) => series.includes(tmdbId)).length).toBeLessThanOrEqual(4);
});
