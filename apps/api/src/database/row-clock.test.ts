import { expect, test } from 'vitest';
import { createRowClock } from './row-clock.ts';

test('every time is later than the one before, as text too, even when the clock stands or is set back', () => {
  const readings = [1_000, 1_000, 1_000.9, 1_001, 500, 500, 1_002];
  const clock = createRowClock(() => readings.shift() ?? 0);
  expect(Array.from({ length: 7 }, clock)).toEqual([
    '1970-01-01T00:00:01.000000Z',
    '1970-01-01T00:00:01.000001Z',
    '1970-01-01T00:00:01.000002Z',
    '1970-01-01T00:00:01.001000Z',
    '1970-01-01T00:00:01.001001Z',
    '1970-01-01T00:00:01.001002Z',
    '1970-01-01T00:00:01.002000Z',
  ]);
});

test('a burst within a millisecond runs over into the next without losing its order', () => {
  const clock = createRowClock(() => 7);
  const times = Array.from({ length: 2_500 }, clock);
  expect([...times].sort()).toEqual(times);
  expect(new Set(times).size).toBe(2_500);
});
