import { expect, test } from 'vitest';
import { differingFields } from './compare-wishes.ts';
import { labelMessages, messageFiles, readLabelled } from './labelled-message.ts';
import { readShippedFilms } from './shipped-catalogue.ts';

const films = readShippedFilms();
const dev = readLabelled(messageFiles.dev, films);
const kept = readLabelled(messageFiles.test, films);

test('every label names what the catalogue has', () => {
  expect(() => readLabelled(messageFiles.dev, films.slice(1_900))).toThrow(/the catalogue has no/u);
  const unknown = {
    id: 'a',
    kind: 'short' as const,
    message: 'a film',
    expect: { themes: [['no such thing']] },
  };
  expect(() => labelMessages([unknown], films)).toThrow('a: the catalogue has no no such thing');
  expect(() => labelMessages([{ ...unknown, expect: {}, page: 1 }], films)).toThrow('a: no film 1');
});

test('there are at least 300 messages of every kind, a third of them kept apart, none in both', () => {
  expect(dev.length).toBeGreaterThanOrEqual(220);
  expect(kept.length).toBeGreaterThanOrEqual(110);
  for (const set of [dev, kept]) {
    expect(new Set(set.map(({ kind }) => kind)).size).toBe(7);
    expect(new Set(set.map(({ id }) => id)).size).toBe(set.length);
    const nothing = set.filter(({ expect: label, compares }) => Object.keys(label).length === 0 && !compares);
    expect(nothing.length / set.length).toBeGreaterThan(0.05);
  }
  const write = ({ history = [], page, message }: (typeof dev)[number]) =>
    [page, ...history, message].join('\n').toLowerCase();
  const all = [...dev, ...kept].map(write);
  expect(new Set(all).size).toBe(all.length);
});

test('wishes are the same whatever the order of what they list, and differ in every field that differs', () => {
  const [one] = labelMessages(
    [
      {
        id: 'a',
        kind: 'short',
        message: 'a',
        expect: { moods: ['funny', 'tense'], genres: [['Crime', 'Drama']] },
      },
    ],
    films,
  );
  const [other] = labelMessages(
    [
      {
        id: 'b',
        kind: 'short',
        message: 'b',
        expect: { moods: ['tense', 'funny'], genres: [['Drama', 'Crime']] },
      },
    ],
    films,
  );
  if (!one || !other) throw new Error('two messages make two');
  expect(differingFields(one.wishes, other.wishes)).toEqual([]);
  const changed = {
    ...other.wishes,
    genres: [[80], [18]],
    years: { from: 1990, to: null },
    people: [{ id: 1, role: 'any' as const }],
    forChildren: true,
  };
  expect(differingFields(one.wishes, changed)).toEqual(['genres', 'years', 'people', 'forChildren']);
});
