import { expect, test } from 'vitest';
import { someWishes } from '../../a-film.ts';
import type { ChatFilm } from '../../chat-film.ts';
import { aPerson, plainFilm } from './a-query.ts';
import { type Candidate, chooseVaried, type VarietyWish } from './choose-varied.ts';

const parts = { likeness: 0, words: 0, themes: 0, moods: 0, genres: 0, people: 0, taste: 0, prior: 0 };

/** Candidates with falling scores. */
function candidates(films: readonly Partial<ChatFilm>[]): Candidate[] {
  return films.map((film, number) => ({
    film: plainFilm(number + 1, film),
    number,
    score: 2 - number / 20,
    parts,
  }));
}

function choose(films: readonly Partial<ChatFilm>[], overrides: Partial<VarietyWish> = {}): number[] {
  const wish = { count: 3, wishes: someWishes(), seeds: [], compareWith: () => () => 0, ...overrides };
  return chooseVaried(candidates(films), wish).map(({ number }) => number);
}

test('[AP-12] at most one film of a series is chosen while others are left', () => {
  const moons = ['Copper Moon', 'Copper Moon 2', 'Copper Moon 3'].map((title) => ({ title }));
  expect(choose([...moons, {}, {}])).toEqual([0, 3, 4]);
  expect(choose(moons)).toEqual([0, 1, 2]);
});

test('at most two films of a director are chosen, unless the director is who was asked for', () => {
  const una = { directors: [aPerson(7)] };
  expect(choose([una, una, una, {}])).toEqual([0, 1, 3]);
  const wishes = someWishes({ people: [{ id: 7, role: 'any' }] });
  expect(choose([una, una, una, {}], { wishes })).toEqual([0, 1, 2]);
});

const firstTwoAlike = (one: number) => (other: number) => (one < 2 && other < 2 ? 1 : 0);

test('of two films that are alike the second waits, and the chosen come best first', () => {
  expect(choose([{}, {}, {}, {}], { compareWith: firstTwoAlike })).toEqual([0, 2, 3]);
  expect(choose([{}, {}, {}], { compareWith: firstTwoAlike })).toEqual([0, 1, 2]);
});

test('a sequel of a seed comes behind what is not quite as like it', () => {
  const seeds = [plainFilm(50, { title: 'Copper Moon' })];
  expect(choose([{ title: 'Copper Moon 2' }, {}, {}], { seeds })).toEqual([1, 2, 0]);
});

test('no more are chosen than there are', () => {
  expect(choose([{}], { count: 5 })).toEqual([0]);
  expect(choose([{}], { count: 0 })).toEqual([]);
});
