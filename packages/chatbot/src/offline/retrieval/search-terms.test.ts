import { expect, test } from 'vitest';
import { createTermReader, findToldThemes, requestTerms, stem } from './search-terms.ts';

test.each([
  ['robbers', 'robbery'],
  ['robbing', 'rob'],
  ['murderer', 'murders'],
  ['stories', 'story'],
  ['kisses', 'kiss'],
  ['detectives', 'detective'],
  ['investigation', 'investigate'],
])('%s is found with %s', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each(['king', 'red', 'bee', 'seed', '1917', 'élan'])('%s loses nothing that it needs', (word) => {
  expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
});

test('words that say nothing are left out, the others come as often as they stand there', () => {
  const readTerms = createTermReader();
  expect(readTerms('The bank, the BANK and another film about a dog')).toEqual(['bank', 'bank', 'dog']);
  expect(readTerms('the bank')).toEqual(['bank']);
});

test('a word of a request brings those for the same thing, itself first', () => {
  const [kids, dog] = requestTerms(['kids', 'movie', 'dogs', 'dog']);
  expect(kids).toEqual(['kid', 'child', 'children'].map(stem));
  expect(dog).toEqual(['dog']);
});

test('a theme is spoken of where every word of it is said', () => {
  const themes = ['bank robbery', 'brother', 'train robbery', 'on the'];
  expect(findToldThemes({ themes }, ['brothers', 'rob', 'a', 'bank'])).toEqual(['bank robbery', 'brother']);
  expect(findToldThemes({ themes }, ['the'])).toEqual([]);
});
