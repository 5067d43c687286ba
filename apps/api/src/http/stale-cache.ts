/** A bounded cache in memory that loads each key once at a time and can answer with an old value while it loads. */
import { LRUCache } from 'lru-cache';

export interface Lifetime {
  /** Milliseconds for which a value is answered as it is. */
  fresh: number;
  /** Then: milliseconds for which the old value is answered at once while a new one is loaded behind it. */
  staleWhileRefreshing: number;
  /** Then: milliseconds for which the old value is answered only where loading a new one fails. */
  staleOnError: number;
}

export interface StaleCacheOptions<Value> {
  maximumBytes: number;
  lifetime: Lifetime;
  bytesOf: (value: Value) => number;
  /** `keep` stores the value, `pass` only answers it, `failed` prefers an older value where there is one. */
  judge?: (value: Value) => 'keep' | 'pass' | 'failed';
  /** Told when a load behind an old value fails; nobody is waiting for it. */
  onRefreshFailure?: (thrown: unknown) => void;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

export interface StaleCache<Value> {
  /** Rejects with what `load` rejected with, where no old value may stand in. */
  find(key: string, load: () => Promise<Value>): Promise<Value>;
}

interface Entry<Value> {
  value: Value;
  loadedAt: number;
  /** After a failed refresh the source is left alone until then. */
  retryAt: number;
}

const pauseAfterFailure = 5_000;

export function createStaleCache<Value>(options: StaleCacheOptions<Value>): StaleCache<Value> {
  const { lifetime, judge = () => 'keep', now = () => performance.now() } = options;
  const loading = new Map<string, Promise<Value>>();
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: options.maximumBytes,
    sizeCalculation: ({ value }, key) => options.bytesOf(value) + key.length * 2 + 200,
  });

  function loadOnce(key: string, load: () => Promise<Value>): Promise<Value> {
    const under = loading.get(key);
    if (under) return under;
    const started = loadAndStore(key, load).finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  async function loadAndStore(key: string, load: () => Promise<Value>): Promise<Value> {
    try {
      const value = await load();
      const verdict = judge(value);
      if (verdict === 'failed') return pauseRefreshes(key)?.value ?? value;
      if (verdict === 'keep') entries.set(key, { value, loadedAt: now(), retryAt: 0 });
      else entries.delete(key);
      return value;
    } catch (thrown) {
      pauseRefreshes(key);
      throw thrown;
    }
  }

  /** Returns the entry that is still good enough to stand in for a failed load. */
  function pauseRefreshes(key: string): Entry<Value> | undefined {
    const entry = entries.peek(key);
    if (entry) entry.retryAt = now() + pauseAfterFailure;
    return entry;
  }

  return {
    async find(key, load) {
      const entry = entries.get(key);
      if (!entry) return loadOnce(key, load);

      const age = now() - entry.loadedAt;
      if (age < lifetime.fresh) return entry.value;

      const mayStandIn = age < lifetime.fresh + lifetime.staleWhileRefreshing + lifetime.staleOnError;
      if (mayStandIn && now() < entry.retryAt) return entry.value;
      if (age < lifetime.fresh + lifetime.staleWhileRefreshing) {
        if (!loading.has(key))
          loadOnce(key, load).catch((thrown: unknown) => options.onRefreshFailure?.(thrown));
        return entry.value;
      }
      if (!mayStandIn) entries.delete(key);
      return loadOnce(key, load).catch((thrown: unknown) => {
        if (!mayStandIn) throw thrown;
        options.onRefreshFailure?.(thrown);
        return entry.value;
      });
    },
  };
}
