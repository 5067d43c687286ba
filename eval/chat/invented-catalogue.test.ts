import { expect, test } from 'vitest';
import { inventFilms } from './invented-catalogue.ts';

const films = inventFilms(1_000, 1);

test('the same seed invents the same films, another seed others', () => {
  expect(inventFilms(1_000, 1)).toEqual(films);
  expect(inventFilms(1_000, 2)).not.toEqual(films);
});

test('invented films are as different as real ones: decades, languages, fame, one-word titles, numbers and sequels', () => {
  expect(new Set(films.map(({ tmdbId }) => tmdbId)).size).toBe(1_000);
  expect(new Set(films.map(({ year }) => Math.floor((year ?? 0) / 10))).size).toBeGreaterThan(8);
  expect(new Set(films.map(({ language }) => language)).size).toBeGreaterThan(10);
  expect(films.filter(({ prominence }) => prominence >= 0.75).length).toBeGreaterThan(100);
  expect(films.filter(({ prominence }) => prominence < 0.6).length).toBeGreaterThan(100);
  const forms = [/^[A-Z][a-z]+$/u, /\d/u, /^The /u, / II\b/u, /:/u, /[&']/u];
  expect(forms.filter((form) => films.filter(({ title }) => form.test(title)).length < 4)).toEqual([]);
});

test('some people are in many films, most in few', () => {
  const counts = new Map<number, number>();
  for (const { cast } of films) for (const { id } of cast) counts.set(id, (counts.get(id) ?? 0) + 1);
  const sorted = [...counts.values()].sort((one, other) => other - one);
  expect(sorted[0]).toBeGreaterThan(25);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(6);
});
