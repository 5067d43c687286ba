import { expect, test } from 'vitest';
import { createChance } from './chance.ts';
import { inventFilms } from './invented-catalogue.ts';
import { createVisitor } from './invented-visitor.ts';
import { hasFact } from './prompt-facts.ts';
import { surveyFilms } from './prompt-wishes.ts';
import { slip } from './slip-of-the-pen.ts';

const films = inventFilms(1_000, 1);
const world = surveyFilms(films);

function firstPrompts(seed: number) {
  const chance = createChance(seed);
  return Array.from({ length: 300 }, () => createVisitor(chance, world).say([]));
}

test('the same seed gives the same visitors, another seed others', () => {
  expect(firstPrompts(1)).toEqual(firstPrompts(1));
  expect(firstPrompts(2)).not.toEqual(firstPrompts(1));
});

test('a first message asks for something that some film has', () => {
  const prompts = firstPrompts(1);
  expect(prompts.filter(({ facts }) => facts.length > 0).length).toBeGreaterThan(290);
  const impossible = prompts.filter(
    ({ facts }) => !films.some((film) => facts.every((fact) => hasFact(film, fact))),
  );
  expect(impossible).toEqual([]);
});

test('later messages keep the wishes, join, compare, replace and begin anew', () => {
  const chance = createChance(3);
  const latest = films.slice(0, 4);
  const seen = new Set<string>();
  for (let visits = 0; visits < 60; visits += 1) {
    const visitor = createVisitor(chance, world);
    for (let turn = 0; turn < 6; turn += 1) seen.add(visitor.say(latest).message.toLowerCase());
  }
  for (const message of ['more', 'not that one', 'something newer', 'any year is fine'])
    expect(seen).toContain(message);
  expect([...seen].some((message) => message.startsWith('start over'))).toBe(true);
});

test('a slip of the pen changes a word by a letter or two', () => {
  const chance = createChance(1);
  const slips = Array.from({ length: 50 }, () => slip(chance, 'the quiet harbour'));
  expect(new Set(slips).size).toBeGreaterThan(20);
  for (const slipped of slips) {
    expect(slipped).not.toBe('the quiet harbour');
    expect(Math.abs(slipped.length - 'the quiet harbour'.length)).toBeLessThanOrEqual(1);
  }
});
