import { expect, test } from 'vitest';
import { chooseCoding } from './content-coding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0.1, gzip;q=0', 'br'],
  ['identity;q=1, br;q=0.5', 'identity'],
  ['identity, gzip', 'gzip'],
  ['gzip;q=nonsense', 'identity'],
  ['deflate', 'identity'],
])('an Accept-Encoding of %j is answered in %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
});
