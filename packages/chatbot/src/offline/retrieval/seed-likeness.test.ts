import { expect, test } from 'vitest';
import { plainFilm, plainFilms } from './a-query.ts';
import { createFilmLikeness } from './film-likeness.ts';
import { findNearestSeed, likenessToSeeds, scoreSeeds, type Seeds } from './seed-likeness.ts';

const whales = { themes: ['whale', 'sea'], moods: ['epic'] };
const chefs = { themes: ['chef', 'paris'], moods: ['funny'] };
const films = [
  plainFilm(1, whales),
  plainFilm(2, chefs),
  plainFilm(3, { themes: ['whale', 'chef'], moods: ['epic', 'funny'] }),
  plainFilm(4, whales),
  ...plainFilms(30, (at) => ({ tmdbId: 10 + at, themes: [`theme ${at % 10}`] })),
];
const placeOf = new Map(films.map((film, number) => [film.tmdbId, number]));
const likeness = await createFilmLikeness(films);

function seedsOf(numbers: number[], neighbours: Record<number, [tmdbId: number, fit: number][]> = {}): Seeds {
  return {
    numbers,
    neighboursOf: (seed) => neighbours[seed]?.map(([tmdbId, fit]) => ({ tmdbId, fit })),
    numberOf: (tmdbId) => placeOf.get(tmdbId),
  };
}

test('without the service, films that tell alike are alike', () => {
  const scores = scoreSeeds(likeness, films.length, seedsOf([0]));
  expect(scores[3]).toBeGreaterThan(scores[2]!);
  expect(scores[2]).toBeGreaterThan(scores[5]!);
  expect(Math.max(...scores)).toBeLessThanOrEqual(1);
});

test('what the service says comes before what descriptions say', () => {
  const scores = scoreSeeds(
    likeness,
    films.length,
    seedsOf([0], {
      0: [
        [20, 1],
        [21, 0.9],
      ],
    }),
  );
  const best = [...scores.keys()].toSorted((a, b) => scores[b]! - scores[a]!).slice(0, 2);
  expect(best.map((film) => films[film]?.tmdbId)).toEqual([20, 21]);
  expect(scores[3]).toBeGreaterThan(0);
});

test('a film that is like both seeds comes before one that is like one of them', () => {
  const scores = scoreSeeds(likeness, films.length, seedsOf([0, 1]));
  expect(scores[2]).toBeGreaterThan(scores[5]!);
  expect(findNearestSeed(likeness, 3, seedsOf([1, 0]))).toBe(0);
});

test('taken together no seed is its own neighbour, and a film like none has none', () => {
  const together = likenessToSeeds(likeness, [0, 1], seedsOf([0, 1]));
  expect(together[0]).toBeLessThan(together[3]!);
  expect(findNearestSeed(likeness, 0, seedsOf([0]))).toBeNull();
  expect(findNearestSeed(likeness, 20, seedsOf([]))).toBeNull();
});
