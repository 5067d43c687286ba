import { expect, it } from 'vitest';
import { rankPopular } from '../../popularity.ts';
import { readFilms, shippedFilmsFile } from '../../read-films.ts';
import { createFilmSearch } from '../film-search.ts';
import { measureHitRates } from './hit-rates.ts';
import { makeKnownQueries, type QueryKind } from './queries.ts';

const films = rankPopular(readFilms(shippedFilmsFile), new Date('2026-01-01')).map(({ film }) => film);
const queries = makeKnownQueries(films);
const rates = measureHitRates(
  createFilmSearch(films, ({ notability }) => notability / 100),
  queries,
);

it('the queries with a known answer are many and of every kind', () => {
  expect(queries.length).toBeGreaterThan(1000);
  expect(rates.filter((rate) => rate.queries === 0)).toEqual([]);
});

const least: [QueryKind, number][] = [
  ['as it stands', 1],
  ['original title', 0.99],
  ['one edit', 0.97],
  ['title year', 0.99],
  ['title (year)', 0.99],
  ['no articles', 0.99],
  ['numerals', 0.97],
  ['no spaces', 0.97],
  ['no punctuation', 0.99],
  ['no accents', 1],
];

it.each(least)('of the queries "%s" at least %d have the film among the first six', (kind, rate) => {
  const found = rates.find((one) => one.kind === kind);
  const missed = found?.missed.slice(0, 10).map(({ query, film }) => `${query} (${film.title})`);
  expect(found?.rate, `missed: ${missed?.join(', ')}`).toBeGreaterThanOrEqual(rate);
});
