import { expect, test } from 'vitest';
import { chooseVaried } from './choose-varied.ts';

// Films 0 to 9 are one series, each of the others is by itself.
const candidates = Array.from({ length: 20 }, (_, film) => ({ film, score: 20 - film }));
const inSeries = (film: number) => film < 10;
const likeness = (one: number, other: number) => (inSeries(one) && inSeries(other) ? 0.9 : 0.05);

const alike = (one: number, other: number) => ((one * other * 13) % 17) / 17;
// The first ten have one director, 1; film 12 has another, 2.
const directorsOf = (film: number) => (inSeries(film) ? [1] : film === 12 ? [2] : []);

function choose(variety: number, count = 10): number[] {
  return chooseVaried(candidates, { count, variety, likeness }).map(({ film }) => film);
}

test('the obvious pick comes first and the series does not fill the list', () => {
  const chosen = choose(0.4).slice(0, 10);
  expect(chosen[0]).toBe(0);
  expect(chosen.filter(inSeries).length).toBeLessThan(7);
});

test('without a wish for variety the scores decide', () => {
  expect(choose(0)).toEqual(candidates.map(({ film }) => film));
});

test('those not chosen follow by score, and nobody is lost', () => {
  const list = choose(0.4);
  const rest = list.slice(10);
  expect(rest).toEqual(rest.toSorted((one, other) => one - other));
  expect(list.toSorted((one, other) => one - other)).toEqual(candidates.map(({ film }) => film));
});

test('it chooses what comparing every candidate with every chosen one would', () => {
  const mixed = Array.from({ length: 40 }, (_, film) => ({ film, score: (film * 37) % 41 }));
  const variety = 0.5;
  const left = mixed.toSorted((one, other) => other.score - one.score || one.film - other.film);
  const worth = new Map(left.map(({ film, score }) => [film, score / 40]));
  const plain: number[] = [];
  while (plain.length < 15) {
    const gains = left.map(
      ({ film }) =>
        (1 - variety) * worth.get(film)! -
        variety * Math.max(0, ...plain.map((chosen) => alike(chosen, film))),
    );
    plain.push(...left.splice(gains.indexOf(Math.max(...gains)), 1).map(({ film }) => film));
  }
  const chosen = chooseVaried(mixed, { count: 15, variety, likeness: alike });
  expect(chosen.slice(0, 15).map(({ film }) => film)).toEqual(plain);
});

test('no candidates make no list', () => {
  expect(chooseVaried([], { count: 10, variety: 0.3, likeness })).toEqual([]);
});

test('no group takes more than its share of the head, and those held back come next', () => {
  const list = chooseVaried(candidates, {
    count: 15,
    variety: 0,
    likeness,
    groups: { groupsOf: directorsOf, most: 3, among: 6 },
  }).map(({ film }) => film);
  expect(list.slice(0, 6)).toEqual([0, 1, 2, 10, 11, 12]);
  expect(list.slice(6, 15)).toEqual([3, 4, 5, 6, 7, 8, 9, 13, 14]);
});

test('where there is nothing else, a group may fill the list', () => {
  const groups = { groupsOf: () => [1], most: 2, among: 10 };
  const list = chooseVaried(candidates.slice(0, 5), { count: 5, variety: 0, likeness, groups });
  expect(list.map(({ film }) => film)).toEqual([0, 1, 2, 3, 4]);
});
