/** For tests: a stale cache with a clock, and sources whose answers the test gives. */
import { vi } from 'vitest';
import { createStaleCache, type StaleCacheOptions } from './stale-cache.ts';

const lifetime = { fresh: 100, staleWhileRefreshing: 100, staleOnError: 10_000 };

export function aCache(overrides: Partial<StaleCacheOptions<string>> = {}) {
  const clock = { time: 0 };
  const cache = createStaleCache<string>({
    maximumBytes: 1_000_000,
    lifetime,
    bytesOf: (value) => value.length,
    now: () => clock.time,
    ...overrides,
  });
  const find = async (...asked: Parameters<typeof cache.find>) => (await cache.find(...asked)).value;
  return { cache, clock, find };
}

/** A source whose answers the test gives when it wants to. */
export function aSource() {
  const waiting: PromiseWithResolvers<string>[] = [];
  const load = vi.fn<() => Promise<string>>(() => {
    const next = Promise.withResolvers<string>();
    waiting.push(next);
    return next.promise;
  });
  return { load, waiting };
}
