import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginPathFor, readReturnTo } from './return-to.ts';

const site = 'https://kinora.example';

test.each([
  '/liked',
  '/playlist/7?page=2',
  '/search/a%2Fb',
  '/cast/3/Harrison%20Ford',
  '/search/%5C%5Cevil.example',
])('[RT-14] the login comes back to %s', (path) => {
  expect(readReturnTo(loginPathFor(path).replace('/login', ''))).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n//evil.example',
  '/liked\\..\\..',
  'liked',
  '',
])('[LG-07] a login never leads to %j', (written) => {
  expect(readReturnTo(`?returnTo=${encodeURIComponent(written)}`)).toBe('/');
});

test('[LG-07] whatever stands there, the login stays on this site and does not lead to itself', () => {
  const part = fc.oneof(
    fc.constantFrom('/', '\\', ':', '@', '//', '\t', '.', 'evil.example', 'login'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const path = readReturnTo(`?returnTo=${encodeURIComponent(parts.join(''))}`);
      expect(new URL(path, site).origin).toBe(site);
      expect(path).not.toMatch(/^\/login\b/);
    }),
  );
});

test('[LG-07] without a page that asked, the login leads home and its address is plain', () => {
  expect(readReturnTo('')).toBe('/');
  expect(loginPathFor('/')).toBe('/login');
});
