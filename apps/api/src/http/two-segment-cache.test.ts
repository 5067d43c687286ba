import { expect, test } from 'vitest';
import { createTwoSegmentCache } from './two-segment-cache.ts';

const aCache = (maximumBytes: number) =>
  createTwoSegmentCache<{ bytes: number }>(maximumBytes, (value) => value.bytes);

const one = { bytes: 1 };

test('what fits is kept, wherever it is', () => {
  const cache = aCache(100);
  for (let key = 0; key < 100; key += 1) cache.set(`${key}`, one);
  for (let key = 0; key < 100; key += 1) expect(cache.get(`${key}`)).toBe(one);
  expect(cache.bytes).toBe(100);
  for (let key = 0; key < 100; key += 1) expect(cache.get(`${key}`)).toBe(one);
});

test('[R55] a million keys that are asked for once leave those that are asked for again, within the memory', () => {
  const cache = aCache(1_000);
  const hot = Array.from({ length: 700 }, (_, key) => `hot ${key}`);
  for (const key of hot) cache.set(key, one);
  for (const key of hot) cache.get(key);
  let hits = 0;
  let asked = 0;
  let most = 0;
  for (let key = 0; key < 1_000_000; key += 1) {
    cache.set(`key ${key}`, one);
    most = Math.max(most, cache.bytes);
    if (key % 100 > 0) continue;
    asked += 1;
    if (cache.get(hot[asked % hot.length] ?? '')) hits += 1;
  }
  expect(hits / asked).toBeGreaterThanOrEqual(0.9);
  expect(most).toBe(1_000);
});

test('what was asked for again and then no more gives way at last', () => {
  const cache = aCache(100);
  for (let key = 0; key < 1_000; key += 1) {
    cache.set(`${key}`, one);
    cache.get(`${key}`);
  }
  expect(cache.bytes).toBe(100);
  expect(cache.peek('0')).toBeUndefined();
  expect(cache.peek('999')).toBe(one);
});

test('a value that grows pushes others out, and one that is larger than the memory is not kept', () => {
  const cache = aCache(100);
  cache.set('small', one);
  cache.set('large', { bytes: 90 });
  cache.get('large');
  cache.set('large', { bytes: 100 });
  expect(cache.bytes).toBe(100);
  expect(cache.peek('small')).toBeUndefined();
  cache.set('huge', { bytes: 101 });
  expect(cache.peek('huge')).toBeUndefined();
  expect(cache.bytes).toBeLessThanOrEqual(100);
});

test('what is deleted is gone, one by one or by what it is', () => {
  const cache = aCache(100);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, { bytes: key === 'c' ? 2 : 1 });
  cache.get('c');
  cache.get('d');
  cache.delete('d');
  cache.deleteWhere(({ bytes }) => bytes === 2);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.peek(key)?.bytes)).toEqual([1, 1, undefined, undefined]);
});
