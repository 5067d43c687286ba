import { expect, test } from 'vitest';
import { addYearCloseness, agesOf } from './years.ts';

function closeness(year: number | null, other: number | null): number {
  const ages = agesOf([{ year: other }, { year: 2025 }]);
  const scores = new Float32Array(2);
  addYearCloseness(scores, ages, { age: ages.ageOf(year), weight: 1 });
  return scores[0]!;
}

test('the same year is closest, and an unknown one is neither close nor far', () => {
  expect(closeness(1999, 1999)).toBe(1);
  expect(closeness(1999, null)).toBe(0);
  expect(closeness(null, 1999)).toBe(0);
});

test('ten years are more among new films than among old ones', () => {
  expect(closeness(2025, 2015)).toBeLessThan(closeness(2000, 1990));
  expect(closeness(2000, 1990)).toBeLessThan(closeness(1940, 1930));
});
