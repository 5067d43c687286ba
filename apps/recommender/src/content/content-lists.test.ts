import { readFileSync } from 'node:fs';
import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import { recommendationReason, type RecommendationReason } from '@kinora/contracts/recommendations';
import { expect, test } from 'vitest';
import { profileOf } from '../features/film-profile.ts';
import { collectFacts } from '../reasons/film-facts.ts';
import { findReasons } from '../reasons/find-reasons.ts';
import { coverageOf, giniOf } from '../training/measures/spread.ts';
import { buildContentLists } from './content-lists.ts';
import { trainContent } from './train-content.ts';

const films = readFilms(shippedFilmsFile);
const profiles = films.map((film) => profileOf(film));
const facts = collectFacts(profiles);
const { neighbours, listLength } = buildContentLists(trainContent(profiles), facts);
const lists = films.map((_, film) => [...neighbours.subarray(film * listLength, film * listLength + 50)]);
const heads = lists.map((list) => list.slice(0, 10));

test('[AP-16] every shipped film has a full list of other films, each once', () => {
  for (const [film, list] of lists.entries()) {
    expect(list).not.toContain(-1);
    expect(list).not.toContain(film);
    expect(new Set(list).size).toBe(50);
  }
});

test('nearly every film stands among the ten of some list, and none in everybody’s', () => {
  const counts = new Uint32Array(films.length);
  for (const film of heads.flat()) counts[film]! += 1;
  expect(coverageOf(counts)).toBeGreaterThanOrEqual(0.95);
  expect(giniOf(counts)).toBeLessThanOrEqual(0.6);
});

test.each([
  ['director', (film: number) => films[film]!.directors.map(({ id }) => id)],
  ['leading actor', (film: number) => films[film]!.cast.slice(0, 6).map(({ id }) => id)],
])('no %s has more than half of a list of ten', (_, peopleOf) => {
  const mostOfOne = heads.map((head) => {
    const people = head.flatMap((film) => [...new Set(peopleOf(film))]);
    return Math.max(...people.map((id) => people.filter((other) => other === id).length));
  });
  expect(Math.max(...mostOfOne)).toBe(5);
});

/** The file as any program reads it, so that nothing of the model's own reading is trusted. */
interface PlainFilm {
  genres: number[];
  keywords: string[];
  moods: string[];
  directors: { id: number }[];
  cast: { id: number }[];
  companies: { id: number }[];
}
const plainFilms = readFileSync(shippedFilmsFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PlainFilm & { id: number }) // The suite of the catalogue checks the file.
  .sort((one, other) => one.id - other.id);

function isTrue(reason: RecommendationReason, one: PlainFilm, other: PlainFilm): boolean {
  const bothHave = (key: 'directors' | 'cast' | 'companies', id: number) =>
    one[key].some((entry) => entry.id === id) && other[key].some((entry) => entry.id === id);
  switch (reason.type) {
    case 'same-director':
      return reason.people.every(({ id }) => bothHave('directors', id));
    case 'shared-cast':
      return reason.people.every(({ id }) => bothHave('cast', id));
    case 'same-company':
      return reason.companies.every(({ id }) => bothHave('companies', id));
    case 'shared-themes':
      return reason.themes.every((theme) => one.keywords.includes(theme) && other.keywords.includes(theme));
    case 'shared-moods':
      return reason.moods.every((mood) => one.moods.includes(mood) && other.moods.includes(mood));
    case 'shared-genres':
      return reason.genres.every((genre) => one.genres.includes(genre) && other.genres.includes(genre));
    default:
      return false;
  }
}

test('[AP-16] every entry has a reason, and every reason is what the film file says of both', () => {
  const wrong: unknown[] = [];
  let told = 0;
  for (const [film, list] of lists.entries()) {
    for (const pick of list) {
      const reasons = findReasons(facts, film, pick, 0);
      const isRight = reasons.every((reason) => isTrue(reason, plainFilms[film]!, plainFilms[pick]!));
      if (reasons.length === 0 || !isRight) wrong.push([films[film]!.title, films[pick]!.title, reasons]);
      told += reasons.length;
    }
  }
  expect(wrong).toEqual([]);
  expect(told).toBeGreaterThan(lists.length * 50);
});

test('reasons are as the contract says, with at most three pieces of evidence', () => {
  const reasons = heads.slice(0, 200).flatMap((head, film) => findReasons(facts, film, head[0]!, 0));
  expect(reasons.length).toBeGreaterThan(200);
  for (const reason of reasons) {
    expect(recommendationReason.parse(reason)).toEqual(reason);
    const evidence = Object.values(reason).find((value) => Array.isArray(value));
    expect(evidence?.length).toBeLessThanOrEqual(3);
  }
});

function numberOf(title: string): number {
  return films.findIndex((film) => film.title === title);
}

test.each([
  ['The Godfather', 'The Godfather Part II'],
  ['Toy Story', 'Toy Story 2'],
  ['The Lord of the Rings: The Fellowship of the Ring', 'The Lord of the Rings: The Two Towers'],
  ['Despicable Me', 'Despicable Me 2'],
  ['The Matrix', 'The Matrix Reloaded'],
  ['Baahubali: The Beginning', 'Baahubali 2: The Conclusion'],
  ['Kill Bill: Vol. 1', 'Kill Bill: Vol. 2'],
  ['Ne Zha', 'Ne Zha 2'],
  ['A Quiet Place', 'A Quiet Place Part II'],
  ['Stree', 'Stree 2'],
])('%s and %s stand in each other’s lists', (one, other) => {
  expect(heads[numberOf(one)]).toContain(numberOf(other));
  expect(heads[numberOf(other)]).toContain(numberOf(one));
});

test('films for children do not lead to horror', () => {
  const family = 10_751;
  const horror = 27;
  const led = heads.flatMap((head, film) => {
    if (!films[film]!.genres.includes(family)) return [];
    const picks = head.filter((pick) => films[pick]!.genres.includes(horror));
    const grim = picks.filter((pick) => !films[pick]!.genres.includes(family));
    return grim.map((pick) => [films[film]!.title, films[pick]!.title, films[film]!.moods.join()]);
  });
  expect(led).toEqual([]);
});
