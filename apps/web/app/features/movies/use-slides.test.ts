import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapAround } from './use-slides.ts';

test('behind the last slide comes the first, before the first the last', () => {
  expect(wrapAround(4, 1, 5)).toBe(0);
  expect(wrapAround(0, -1, 5)).toBe(4);
  expect(wrapAround(1, 1, 5)).toBe(2);
  expect(wrapAround(0, 1, 1)).toBe(0);
});

test('wherever one goes there is a slide, and the way back leads to where one was', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.nat(),
      fc.integer({ min: -50, max: 50 }),
      (count, start, step) => {
        const index = start % count;
        const next = wrapAround(index, step, count);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
        expect(wrapAround(next, -step, count)).toBe(index);
      },
    ),
  );
});
