import { expect, test } from 'vitest';
import { cacheHeaders } from './cache-headers.ts';
import type { FoundState } from './stale-cache.ts';

test.each<[FoundState, number, string]>([
  ['loaded', 0, 'fwd=miss; stored'],
  ['loaded', 2_500, 'hit; ttl=57; detail=shared'],
  ['passed', 0, 'fwd=miss'],
  ['failed', 0, 'fwd=miss'],
  ['fresh', 2_500, 'hit; ttl=57'],
  ['refreshing', 70_000, 'hit; ttl=-10'],
  ['standing-in', 70_000, 'hit; ttl=-10; detail=standing-in'],
])('what is %s and %i ms old says so', (state, age, status) => {
  expect(cacheHeaders({ age, state }, 60_000)).toEqual({
    age: String(Math.floor(age / 1_000)),
    'cache-status': `kinora; ${status}`,
  });
});
