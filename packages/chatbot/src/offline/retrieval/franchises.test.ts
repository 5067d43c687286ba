import { expect, test } from 'vitest';
import { aFilm } from '../../a-film.ts';
import { aRole } from './a-query.ts';
import { franchiseKeys } from './franchises.ts';

function isOneSeries(one: Parameters<typeof aFilm>[0], other: Parameters<typeof aFilm>[0]): boolean {
  const keys = franchiseKeys(aFilm({ cast: [], ...one }));
  return franchiseKeys(aFilm({ cast: [], ...other })).some((key) => keys.includes(key));
}

test.each([
  ['Copper Moon', 'Copper Moon 2'],
  ['Copper Moon II', 'Copper Moon IV'],
  ['Copper Moon: The Return', 'Copper Moon – The End'],
  ['The Copper Moon', 'Copper Moon Part Two'],
  ['Orla Quist and the Silver Key', 'Orla Quist and the Golden Key'],
])('%s and %s are taken for one series by their titles', (one, other) => {
  expect(isOneSeries({ title: one }, { title: other })).toBe(true);
});

test.each([
  ['Copper Moon', 'Copper Sun'],
  ['Apples and the Sea', 'Pears and the Sea'],
  ['2001', '2012'],
])('%s and %s are not', (one, other) => {
  expect(isOneSeries({ title: one }, { title: other })).toBe(false);
});

test('a full name that leads two films makes them one series, whoever plays it', () => {
  const one = { title: 'Blue', cast: [aRole(1, 'Orla Quist')] };
  expect(isOneSeries(one, { title: 'Red', cast: [aRole(2, 'Orla Quist (voice)')] })).toBe(true);
  expect(isOneSeries(one, { title: 'Red', cast: [aRole(2, 'Someone / Orla Quist')] })).toBe(true);
});

test('a first name does only with the same actor, and a role that anybody may have never', () => {
  const jack = { title: 'Blue', cast: [aRole(1, 'Jack')] };
  expect(isOneSeries(jack, { title: 'Red', cast: [aRole(1, 'Jack')] })).toBe(true);
  expect(isOneSeries(jack, { title: 'Red', cast: [aRole(2, 'Jack')] })).toBe(false);
  const host = { title: 'Blue', cast: [aRole(1, 'Self - Host')] };
  expect(isOneSeries(host, { title: 'Red', cast: [aRole(1, 'Self - Host')] })).toBe(false);
});

test('only those who lead a film count', () => {
  const extras = [1, 2, 3, 4, 5].map((id) => aRole(id));
  const last = (title: string) => ({ title, cast: [...extras, aRole(9, 'Orla Quist')] });
  expect(isOneSeries(last('Blue'), last('Red'))).toBe(false);
});
