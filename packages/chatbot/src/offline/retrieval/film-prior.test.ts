import { expect, test } from 'vitest';
import { aFilm, someWishes } from '../../a-film.ts';
import { plainFilms } from './a-query.ts';
import { priorOf, rankByFame } from './film-prior.ts';

const good = aFilm({ rating: 8, prominence: 0.4 });
const poor = aFilm({ rating: 5, prominence: 0.4 });

test('fame counts by how many films are less known, whatever its scale', () => {
  const prominences = [0.9, 0.5, 0.5, 0.1];
  const ranks = rankByFame(plainFilms(4, (at) => ({ prominence: prominences[at]! })));
  expect([...ranks]).toEqual([1, 0.75, 0.75, 0.25]);
});

test('a better film, and a better known one, is the better guess', () => {
  const wishes = someWishes();
  expect(priorOf(good, 0.5, wishes)).toBeGreaterThan(priorOf(poor, 0.5, wishes));
  expect(priorOf(good, 0.5, wishes)).toBeGreaterThan(priorOf(good, 0.4, wishes));
  expect(priorOf(aFilm({ rating: null }), 1, wishes)).toBeGreaterThan(priorOf(poor, 1, wishes));
});

test('a high rating by few is trusted less than by many', () => {
  const wishes = someWishes();
  const known = aFilm({ rating: 8, prominence: 0.9 });
  expect(priorOf(known, 0.5, wishes)).toBeGreaterThan(priorOf(good, 0.5, wishes));
});

test('fame says nothing for hidden films, and everything for those that are to be bad', () => {
  const hidden = someWishes({ fame: 'hidden' });
  expect(priorOf(good, 0.1, hidden)).toBe(priorOf(good, 0.9, hidden));
  const bad = someWishes({ rating: { from: null, to: 5.5 } });
  expect(priorOf(poor, 0.4, bad)).toBe(0.4);
});
