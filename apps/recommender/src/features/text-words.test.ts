import { expect, test } from 'vitest';
import { meaningfulWords, stem } from './text-words.ts';

test.each([
  ['pirates', 'pirat'],
  ['pirate', 'pirat'],
  ['cities', 'city'],
  ['hunting', 'hunt'],
  ['hunted', 'hunt'],
  ['running', 'run'],
  ['glass', 'glass'],
  ['glasses', 'glass'],
  ['witches', 'witch'],
  ['sing', 'sing'],
  ['bus', 'bus'],
  ['девочка', 'девочка'],
])('%s becomes %s', (word, stemmed) => {
  expect(stem(word)).toBe(stemmed);
});

test('words that any summary has say nothing', () => {
  expect(meaningfulWords('A young woman finds that her world is about to end.')).toEqual([]);
});

test('other scripts are split into their words', () => {
  expect(meaningfulWords('七人の侍')).toEqual(['七', '人', 'の', '侍']);
  expect(meaningfulWords('Иваново детство')).toEqual(['иваново', 'детство']);
});
