import { expect, test } from 'vitest';
import { readRetryAfter } from './read-retry-after.ts';

const now = new Date('2026-05-01T12:00:00Z');

test.each([
  ['20', 20],
  [' 0 ', 0],
  ['1'.padEnd(22, '0'), 1e21],
  ['Fri, 01 May 2026 12:01:30 GMT', 90],
  ['Fri, 01 May 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['-5 apples', null],
  [null, null],
])('[AP-12] a Retry-After of %j is read as %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});
