import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeBestNumbers } from './best-numbers.ts';

test('the best few are those that sorting all would give', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 1, max: 6 }), (scores, count) => {
      const numbers = [...scores.keys()];
      const sorted = numbers.toSorted((a, b) => scores[b]! - scores[a]! || a - b).slice(0, count);
      const best = takeBestNumbers(numbers, (number) => scores[number]!, count);
      expect(best.map(({ number }) => number)).toEqual(sorted);
    }),
  );
});
