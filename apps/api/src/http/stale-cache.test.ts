import { expect, test, vi } from 'vitest';
import { aCache, aSource } from './test-stale-cache.ts';

test('a fresh value is answered without asking the source again', async () => {
  const { find } = aCache();
  const load = vi.fn<() => Promise<string>>(async () => 'one');
  await find('key', load);
  expect(await find('key', load)).toBe('one');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a stale value is answered at once while one load runs behind it', async () => {
  const { find, clock } = aCache();
  await find('key', async () => 'old');
  clock.time = 150;
  const { load, waiting } = aSource();
  expect(await find('key', load)).toBe('old');
  expect(await find('key', load)).toBe('old');
  expect(load).toHaveBeenCalledTimes(1);
  waiting[0]?.resolve('new');
  await vi.waitFor(async () => expect(await find('key', load)).toBe('new'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a value past its stale time waits for a new one', async () => {
  const { find, clock } = aCache();
  await find('key', async () => 'old');
  clock.time = 250;
  expect(await find('key', async () => 'new')).toBe('new');
});

test('an old value stands in where the source fails, and the source is left alone for five seconds', async () => {
  const onRefreshFailure = vi.fn<(thrown: unknown) => void>();
  const { find, clock } = aCache({ onRefreshFailure });
  await find('key', async () => 'old');
  clock.time = 250;
  const load = vi.fn<() => Promise<string>>(async () => {
    throw new Error('down');
  });
  expect(await find('key', load)).toBe('old');
  expect(await find('key', load)).toBe('old');
  expect(load).toHaveBeenCalledTimes(1);
  expect(onRefreshFailure).toHaveBeenCalledTimes(1);
  clock.time = 5_251;
  expect(await find('key', load)).toBe('old');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a value that is too old even for an emergency is not answered', async () => {
  const { find, clock } = aCache();
  await find('key', async () => 'old');
  clock.time = 20_000;
  await expect(find('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('a failed load is not kept', async () => {
  const { find } = aCache();
  await expect(find('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await find('key', async () => 'up')).toBe('up');
});

test('a value that only passes is answered but not kept, and ends an older one', async () => {
  const { cache, find, clock } = aCache({ judge: (value) => (value === 'gone' ? 'pass' : 'keep') });
  await find('key', async () => 'old');
  clock.time = 250;
  expect(await cache.find('key', async () => 'gone')).toEqual({ value: 'gone', age: 0, state: 'passed' });
  expect(await find('key', async () => 'new')).toBe('new');
});

test('a value that tells of a failure gives way to an older one, and is answered where there is none', async () => {
  const { find, clock } = aCache({ judge: (value) => (value === 'error' ? 'failed' : 'keep') });
  expect(await find('key', async () => 'error')).toBe('error');
  await find('key', async () => 'old');
  clock.time = 250;
  expect(await find('key', async () => 'error')).toBe('old');
});

test('a flood of keys stays within the memory that was given', async () => {
  const { find } = aCache({ maximumBytes: 10_000 });
  const load = vi.fn<() => Promise<string>>(async () => 'x'.repeat(1_000));
  for (let key = 0; key < 100; key += 1) await find(`key ${key}`, load);
  await find('key 99', load);
  expect(load).toHaveBeenCalledTimes(100);
  await find('key 0', load);
  expect(load).toHaveBeenCalledTimes(101);
});

const breakDown = () => Promise.reject(new Error('down'));

const loadMuch = async () => 'x'.repeat(800);

test('[R15] a failure is answered again for as long as it is kept, and costs one load', async () => {
  const { find, clock } = aCache({ failureKeptFor: () => 5_000 });
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('down')));
  await Promise.allSettled(Array.from({ length: 1_000 }, () => find('key', load)));
  await expect(find('key', load)).rejects.toThrow('down');
  expect(load).toHaveBeenCalledTimes(1);
  clock.time = 5_000;
  expect(await find('key', async () => 'up')).toBe('up');
});

test('[R14] [R15] a kept failure never hides an old value, and a new value ends it', async () => {
  const { find, clock } = aCache({ failureKeptFor: () => 60_000 });
  await find('key', async () => 'old');
  clock.time = 250;
  expect(await find('key', () => Promise.reject(new Error('down')))).toBe('old');
  clock.time = 5_251;
  expect(await find('key', async () => 'new')).toBe('new');
});

test('[R14] every warm key is answered for 24 hours while the source is down, as old as it is', async () => {
  const day = 24 * 3_600_000;
  const { cache, clock } = aCache({
    lifetime: { fresh: 300_000, staleWhileRefreshing: 3_600_000, staleOnError: day },
  });
  const keys = Array.from({ length: 500 }, (_, key) => `key ${key}`);
  for (const key of keys) await cache.find(key, async () => key);
  for (const time of [3_900_000, day / 2, day]) {
    clock.time = time;
    const answers = await Promise.all(keys.map((key) => cache.find(key, breakDown)));
    expect(answers).toEqual(keys.map((value) => ({ value, age: time, state: 'standing-in' })));
  }
});

test('a value that comes old from its load is as old as that, and its source is asked again soon', async () => {
  const { cache, clock } = aCache({ ageOf: (value) => (value === 'old' ? 150 : 0) });
  expect(await cache.find('key', async () => 'old')).toEqual({
    value: 'old',
    age: 150,
    state: 'standing-in',
  });
  const load = vi.fn<() => Promise<string>>(async () => 'new');
  clock.time = 4_999;
  expect(await cache.find('key', load)).toEqual({ value: 'old', age: 5_149, state: 'standing-in' });
  expect(load).not.toHaveBeenCalled();
  clock.time = 5_000;
  expect(await cache.find('key', load)).toEqual({ value: 'new', age: 0, state: 'loaded' });
});

test('it is known whether an answer is at hand', async () => {
  const { cache, clock } = aCache({ failureKeptFor: () => 5_000 });
  const { load, waiting } = aSource();
  expect(cache.isAtHand('key')).toBe(false);
  const answer = cache.find('key', load);
  expect(cache.isAtHand('key')).toBe(true);
  waiting[0]?.resolve('one');
  await answer;
  clock.time = 150;
  expect(cache.isAtHand('key')).toBe(true);
  clock.time = 250;
  expect(cache.isAtHand('key')).toBe(false);
  await expect(cache.find('other', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(cache.isAtHand('other')).toBe(true);
});

test('[R55] a flood of keys, failures among them, leaves the hot ones where they are, within the memory', async () => {
  const maximumBytes = 300_000;
  const { cache } = aCache({ maximumBytes, failureKeptFor: () => 60_000 });
  const hot = Array.from({ length: 100 }, (_, key) => `hot ${key}`);
  for (const key of [...hot, ...hot]) await cache.find(key, loadMuch);

  let hits = 0;
  let most = 0;
  for (let key = 0; key < 100_000; key += 1) {
    if (key % 5 === 0) await cache.find(`failed ${key}`, breakDown).catch(() => undefined);
    else await cache.find(`key ${key}`, loadMuch);
    // One request in a hundred is for a hot key: each comes around once in ten thousand.
    if (key % 100 === 0 && cache.isAtHand(hot[(key / 100) % 100] ?? '')) hits += 1;
    if (key % 100 === 0) await cache.find(hot[(key / 100) % 100] ?? '', loadMuch);
    if (key % 1_000 === 0) most = Math.max(most, cache.bytes);
  }
  expect(hits / 1_000).toBeGreaterThanOrEqual(0.9);
  expect(most).toBeLessThanOrEqual(maximumBytes);
}, 60_000);
