import { expect, test } from 'vitest';
import { decodeOnce } from './address.ts';

test.each([
  ['star%20wars', 'star wars'],
  ['%252F', '%2F'],
  ['100%', '100%'],
  ['%E5%8D%83', '千'],
])('%s is the text %s', (written, text) => {
  expect(decodeOnce(written)).toBe(text);
});
