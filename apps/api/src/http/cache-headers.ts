/** What an answer says of the cache that it came from: `Age` (RFC 9111, 5.1) and `Cache-Status` (RFC 9211). */
import type { Found } from './stale-cache.ts';

/** `freshFor` and the age are milliseconds, the headers' numbers seconds; a negative `ttl` is that of an old answer. */
export function cacheHeaders(
  { age, state }: Pick<Found<unknown>, 'age' | 'state'>,
  freshFor: number,
): Record<string, string> {
  return {
    age: String(Math.floor(age / 1_000)),
    'cache-status': `kinora; ${statusOf(age, state, freshFor)}`,
  };
}

function statusOf(age: number, state: Found<unknown>['state'], freshFor: number): string {
  const left = Math.floor((freshFor - age) / 1_000);
  if (state === 'failed' || state === 'passed') return 'fwd=miss';
  if (state === 'standing-in') return `hit; ttl=${left}; detail=standing-in`;
  if (state !== 'loaded') return `hit; ttl=${left}`;
  // Another process made it.
  if (age > 0) return `hit; ttl=${left}; detail=shared`;
  return 'fwd=miss; stored';
}
