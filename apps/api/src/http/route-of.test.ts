import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { identityCalls } from '../test-routes.ts';
import { routeOf } from './route-of.ts';

const routes = readFileSync(resolve(import.meta.dirname, '../../../web/app/routes.ts'), 'utf8');
const screens = Array.from(routes.matchAll(/path: '\/([\w-]+)/g), ([, first = '']) => first);

function countedAs(url: string, pattern: string): string {
  // Of a request only these two are read.
  return routeOf({ routeOptions: { url: pattern }, raw: { url } } as Parameters<typeof routeOf>[0]);
}

test('requests are counted by screen', () => {
  expect(screens).toContain('movie');
  for (const screen of screens) expect(countedAs(`/${screen}/11?page=2`, '/*')).toBe(`/${screen}/*`);
  expect(countedAs('/', '/*')).toBe('/');
});

test('requests are counted by call of identity', () => {
  for (const { url } of identityCalls) {
    const [call] = /^\/identity\/[\w-]+/.exec(url) ?? [];
    expect(countedAs(url, '/identity/*')).toBe(call);
  }
});

test('what nobody knows is counted as one', () => {
  expect(countedAs('/wp-admin/setup.php', '/*')).toBe('/*');
  expect(countedAs('/identity/anything', '/identity/*')).toBe('/identity/*');
  expect(countedAs('/api/user/likes/11', '/api/user/likes/:tmdb_id')).toBe('/api/user/likes/:tmdb_id');
});
