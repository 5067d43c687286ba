/** Counts what is asked in windows of time, in this process or in all that share a Redis. */
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { SharedStore } from '../open-redis.ts';
import type { Rate } from './limits.ts';

export interface Counted {
  /** How often in this window, this time included. */
  times: number;
  /** Milliseconds until the window ends. */
  endsIn: number;
}

/** Counts once more. */
export type CountOnce = (rate: Rate, key: string) => Promise<Counted>;

/** So many windows take some ten megabytes; who has more addresses than that is not held by counting them. */
const mostWindows = 50_000;

/** `now` is milliseconds on a clock that never goes back. */
export function createMemoryCounter(now = () => performance.now()): CountOnce {
  const windows = new LRUCache<string, { times: number; endsAt: number }>({ max: mostWindows });
  return async ({ name, within }, key) => {
    const place = `${name} ${key}`;
    const open = windows.get(place);
    const window = open && now() < open.endsAt ? open : { times: 0, endsAt: now() + within };
    if (window !== open) windows.set(place, window);
    window.times += 1;
    return { times: window.times, endsIn: window.endsAt - now() };
  };
}

/** Where Redis fails, what this process alone has counted holds: looser than the whole, and never nothing. */
export function createSharedCounter(store: SharedStore, own = createMemoryCounter()): CountOnce {
  const limiters = new Map<string, RateLimiterRedis>();

  function limiterOf({ name, times, within }: Rate): RateLimiterRedis {
    const made = limiters.get(name);
    if (made) return made;
    const limiter = new RateLimiterRedis({
      storeClient: store.redis,
      keyPrefix: `kinora:rate:${name}`,
      points: times,
      duration: within / 1_000,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return async (rate, key) => {
    const ownCount = await own(rate, key);
    try {
      const limiter = limiterOf(rate);
      const { consumedPoints, msBeforeNext } = await store.ask(() => limiter.penalty(key));
      return { times: consumedPoints, endsIn: msBeforeNext };
    } catch {
      // The store tells of its troubles itself.
      return ownCount;
    }
  };
}
