import { distance } from 'fastest-levenshtein';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTerms } from './terms.ts';

// So few letters and so many words that most words have neighbours one edit away.
const word = fc.string({ unit: fc.constantFrom('a', 'b', '人'), minLength: 1, maxLength: 5 });
const vocabulary = fc
  .uniqueArray(word, { minLength: 1, maxLength: 150, size: 'max' })
  .map((words) => words.sort());

function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = one.split('').findIndex((letter, place) => letter !== other[place]);
  return one === other.slice(0, at) + (other[at + 1] ?? '') + (other[at] ?? '') + other.slice(at + 2);
}

function createSearchable(...words: string[]): ReturnType<typeof createTerms> {
  return createTerms(words.sort());
}

describe('a vocabulary', () => {
  it('finds exactly the words it has', () => {
    fc.assert(
      fc.property(vocabulary, word, (words, sought) => {
        expect(createTerms(words).find(sought)).toBe(words.indexOf(sought));
      }),
    );
  });

  it('finds exactly the words with a beginning', () => {
    fc.assert(
      fc.property(vocabulary, word, (words, beginning) => {
        const { from, to } = createTerms(words).startingWith(beginning);
        expect(words.slice(from, to)).toEqual(words.filter((one) => one.startsWith(beginning)));
      }),
    );
  });

  it('finds every word that is one edit away from a word of four letters or more', () => {
    fc.assert(
      fc.property(vocabulary, word, (words, sought) => {
        fc.pre(sought.length >= 4 && /^\p{L}/u.test(sought));
        const terms = createTerms(words);
        const near = terms
          .near(sought)
          .filter(({ isWhole }) => isWhole)
          .map(({ from }) => words[from] ?? '');
        const oneAway = words.filter((one) => distance(one, sought) === 1 || isSwap(one, sought));
        // A letter missing at the very end is a beginning, which `startingWith` finds.
        const expected = oneAway.filter((one) => !one.startsWith(sought));
        expect(expected.filter((one) => !near.includes(one))).toEqual([]);
        expect(near.filter((one) => !oneAway.includes(one) && one !== sought)).toEqual([]);
      }),
    );
  });

  it('takes a word of three letters only for a longer one', () => {
    const terms = createSearchable('cat', 'coat', 'cut');
    expect(terms.near('cot').map(({ from }) => terms.words[from])).toEqual(['coat']);
  });

  it('leaves numbers as they are', () => {
    expect(createSearchable('2013', '2046').near('2012')).toEqual([]);
  });

  it('finds every word with the same first letter that is two edits away', () => {
    // Mostly one letter, so that many are two edits apart, and those edits bring new letters.
    const unit = fc.constantFrom('a', 'a', 'a', 'a', 'b', 'c', 'd');
    const long = fc.string({ unit, minLength: 5, maxLength: 9 });
    const longWords = fc
      .uniqueArray(long, { minLength: 1, maxLength: 100, size: 'max' })
      .map((words) => words.sort());
    fc.assert(
      fc.property(longWords, long, (words, sought) => {
        fc.pre(sought.length >= 7);
        const found = createTerms(words).far(sought);
        const expected = words.filter((one) => one[0] === sought[0] && distance(one, sought) <= 2);
        expect(found.map(({ from }) => words[from])).toEqual(expected);
      }),
    );
  });

  it('goes two edits far only in long words with the same first letter', () => {
    const terms = createSearchable('ratatouille', 'catatouille', 'ratio');
    expect(terms.far('ratatoulie').map(({ from }) => terms.words[from])).toEqual(['ratatouille']);
    expect(terms.far('ratoi')).toEqual([]);
  });
});
