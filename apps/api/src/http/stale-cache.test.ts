import { expect, test, vi } from 'vitest';
import { createStaleCache, type StaleCacheOptions } from './stale-cache.ts';

const lifetime = { fresh: 100, staleWhileRefreshing: 100, staleOnError: 10_000 };

function aCache(overrides: Partial<StaleCacheOptions<string>> = {}) {
  const clock = { time: 0 };
  const cache = createStaleCache<string>({
    maximumBytes: 1_000_000,
    lifetime,
    bytesOf: (value) => value.length,
    now: () => clock.time,
    ...overrides,
  });
  return { cache, clock };
}

/** A source whose answers the test gives when it wants to. */
function aSource() {
  const waiting: PromiseWithResolvers<string>[] = [];
  const load = vi.fn<() => Promise<string>>(() => {
    const next = Promise.withResolvers<string>();
    waiting.push(next);
    return next.promise;
  });
  return { load, waiting };
}

test('a fresh value is answered without asking the source again', async () => {
  const { cache } = aCache();
  const load = vi.fn<() => Promise<string>>(async () => 'one');
  await cache.find('key', load);
  expect(await cache.find('key', load)).toBe('one');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a thousand callers at once cause one load', async () => {
  const { cache } = aCache();
  const { load, waiting } = aSource();
  const answers = Promise.all(Array.from({ length: 1_000 }, () => cache.find('key', load)));
  waiting[0]?.resolve('one');
  expect(new Set(await answers)).toEqual(new Set(['one']));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a stale value is answered at once while one load runs behind it', async () => {
  const { cache, clock } = aCache();
  await cache.find('key', async () => 'old');
  clock.time = 150;
  const { load, waiting } = aSource();
  expect(await cache.find('key', load)).toBe('old');
  expect(await cache.find('key', load)).toBe('old');
  expect(load).toHaveBeenCalledTimes(1);
  waiting[0]?.resolve('new');
  await vi.waitFor(async () => expect(await cache.find('key', load)).toBe('new'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a value past its stale time waits for a new one', async () => {
  const { cache, clock } = aCache();
  await cache.find('key', async () => 'old');
  clock.time = 250;
  expect(await cache.find('key', async () => 'new')).toBe('new');
});

test('an old value stands in where the source fails, and the source is left alone for five seconds', async () => {
  const onRefreshFailure = vi.fn<(thrown: unknown) => void>();
  const { cache, clock } = aCache({ onRefreshFailure });
  await cache.find('key', async () => 'old');
  clock.time = 250;
  const load = vi.fn<() => Promise<string>>(async () => {
    throw new Error('down');
  });
  expect(await cache.find('key', load)).toBe('old');
  expect(await cache.find('key', load)).toBe('old');
  expect(load).toHaveBeenCalledTimes(1);
  expect(onRefreshFailure).toHaveBeenCalledTimes(1);
  clock.time = 5_251;
  expect(await cache.find('key', load)).toBe('old');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a value that is too old even for an emergency is not answered', async () => {
  const { cache, clock } = aCache();
  await cache.find('key', async () => 'old');
  clock.time = 20_000;
  await expect(cache.find('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('a failed load is not kept', async () => {
  const { cache } = aCache();
  await expect(cache.find('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.find('key', async () => 'up')).toBe('up');
});

test('a value that only passes is answered but not kept, and ends an older one', async () => {
  const { cache, clock } = aCache({ judge: (value) => (value === 'gone' ? 'pass' : 'keep') });
  await cache.find('key', async () => 'old');
  clock.time = 250;
  expect(await cache.find('key', async () => 'gone')).toBe('gone');
  expect(await cache.find('key', async () => 'new')).toBe('new');
});

test('a value that tells of a failure gives way to an older one, and is answered where there is none', async () => {
  const { cache, clock } = aCache({ judge: (value) => (value === 'error' ? 'failed' : 'keep') });
  expect(await cache.find('key', async () => 'error')).toBe('error');
  await cache.find('key', async () => 'old');
  clock.time = 250;
  expect(await cache.find('key', async () => 'error')).toBe('old');
});

test('a flood of keys stays within the memory that was given', async () => {
  const { cache } = aCache({ maximumBytes: 10_000 });
  const load = vi.fn<() => Promise<string>>(async () => 'x'.repeat(1_000));
  for (let key = 0; key < 100; key += 1) await cache.find(`key ${key}`, load);
  await cache.find('key 99', load);
  expect(load).toHaveBeenCalledTimes(100);
  await cache.find('key 0', load);
  expect(load).toHaveBeenCalledTimes(101);
});
