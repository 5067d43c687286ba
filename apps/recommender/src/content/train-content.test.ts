import { expect, test } from 'vitest';
import { aProfile, named } from '../features/a-profile.ts';
import type { FilmProfile } from '../features/film-profile.ts';
import type { ContentModel } from './content-model.ts';
import { trainContent } from './train-content.ts';

const heist = aProfile({
  title: 'The Long Night',
  overview: 'A locksmith plans a robbery.',
  year: 1995,
  genres: [80, 53],
  themes: ['heist', 'bank'],
  moods: ['tense'],
  directors: named('Una Marsh'),
  cast: named('Tobias Finch', 'Ida Vole'),
  language: 'en',
  rating: 8,
  prominence: 0.9,
});
const otherHeist = aProfile({
  title: 'The Short Night',
  overview: 'Locksmiths and their robberies.',
  year: 1996,
  genres: [80],
  themes: ['heist'],
  moods: ['tense', 'gritty'],
  directors: named('Una Marsh'),
  cast: named('Ida Vole'),
  language: 'en',
  rating: 7,
  prominence: 0.5,
});
const farce = aProfile({
  title: 'Custard',
  overview: 'Pies fly.',
  year: 1932,
  genres: [35],
  themes: ['slapstick'],
  moods: ['funny'],
  language: 'fr',
});
const films = [heist, otherHeist, farce];

function allScores(model: ContentModel): number[] {
  return Array.from({ length: model.films }, (_, film) => [...model.scoresOf(film)]).flat();
}

test('a film is closer to one of its kind than to another', () => {
  const scores = trainContent(films).scoresOf(0);
  expect(scores[1]).toBeGreaterThan(scores[2]!);
  expect(scores[0]).toBe(0);
});

test('each array is the caller’s own', () => {
  const model = trainContent(films);
  model.scoresOf(0).fill(99);
  expect(model.scoresOf(0)[1]).toBeLessThan(99);
});

test('a film described from outside scores as it would from inside', () => {
  const model = trainContent(films);
  const [, ...inside] = model.scoresOf(0);
  const [, ...outside] = model.scoresOfProfile(heist);
  for (const [at, score] of inside.entries()) expect(outside[at]).toBeCloseTo(score, 5);
});

test('[AP-16] a film without themes and moods still finds its kind', () => {
  const described = aProfile({ title: 'Night Shift', genres: [80], cast: named('Ida Vole'), year: 1997 });
  const scores = trainContent(films).scoresOfProfile(described);
  expect(Math.max(...scores)).toBe(scores[1]);
});

test('a better known and better rated film is lifted', () => {
  const twins = [{ rating: 6, prominence: 0.3 }, { rating: 9, prominence: 0.9 }, heist].map((fame) => ({
    ...heist,
    ...fame,
  }));
  const scores = trainContent(twins).scoresOf(2);
  expect(scores[1]).toBeGreaterThan(scores[0]!);
});

test('likeness is symmetric, 1 for the same text and 0 for nothing in common', () => {
  const model = trainContent([heist, otherHeist, { ...heist, tmdbId: 4 }, aProfile({ title: 'Élan' })]);
  expect(model.likeness(0, 1)).toBe(model.likeness(1, 0));
  expect(model.likeness(0, 1)).toBeGreaterThan(0);
  expect(model.likeness(0, 2)).toBeCloseTo(1, 5);
  expect(model.likeness(0, 3)).toBe(0);
});

const oddities: [string, FilmProfile[]][] = [
  ['one film', [heist]],
  ['films of which nothing is known', [aProfile(), aProfile(), aProfile()]],
  ['equal films', [heist, heist, heist]],
  [
    'other scripts',
    [aProfile({ title: '七人の侍', overview: 'सात योद्धा' }), aProfile({ title: 'Сталкер' }), heist],
  ],
  ['the same person twice on the bill', [{ ...heist, cast: named('Ida Vole', 'Ida Vole') }, otherHeist]],
  ['names that objects have of themselves', [aProfile({ title: 'constructor __proto__' }), heist]],
];

test.each(oddities)('%s leave every score a number', (_, profiles) => {
  const model = trainContent(profiles);
  expect(allScores(model).filter((score) => !Number.isFinite(score))).toEqual([]);
  expect([...model.scoresOfProfile(aProfile())].every((score) => Number.isFinite(score))).toBe(true);
  expect(model.likeness(0, 0)).toBeLessThanOrEqual(1);
});
