import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCrowdQueue } from './crowd-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nobody = new AbortController().signal;

function aQueue(limits: { mostAtOnce?: number; mostPerSecond?: number; mostWaiting?: number } = {}) {
  return createCrowdQueue({
    mostAtOnce: 40,
    mostPerSecond: 40,
    mostWaiting: 40,
    patience: 1_000,
    refuse: () => new Error('refused'),
    now: () => Date.now(),
    ...limits,
  });
}

/** Work that ends when it is told. */
function aWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { do: vi.fn<() => Promise<void>>(() => promise), end: () => resolve() };
}

test('[R5] of 500 at once no more than the limit are at work, some wait, and the others are refused at once', async () => {
  const queue = aQueue({ mostPerSecond: 1_000 });
  const work = aWork();
  const fates = Array.from({ length: 500 }, () => queue.run(work.do, nobody));
  const settled = Promise.allSettled(fates);
  await vi.advanceTimersByTimeAsync(0);
  expect(work.do).toHaveBeenCalledTimes(40);
  expect([queue.underWay(), queue.waiting()]).toEqual([40, 40]);
  work.end();
  const outcomes = (await settled).map(({ status }) => status);
  expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(80);
  expect(work.do).toHaveBeenCalledTimes(80);
  expect([queue.underWay(), queue.waiting()]).toEqual([0, 0]);
});

test('[R5] who waits longer than a second is refused', async () => {
  const queue = aQueue({ mostAtOnce: 1 });
  const work = aWork();
  const first = queue.run(work.do, nobody);
  const second = Promise.allSettled([queue.run(work.do, nobody)]);
  await vi.advanceTimersByTimeAsync(999);
  expect(queue.waiting()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toMatchObject([{ status: 'rejected', reason: { message: 'refused' } }]);
  expect(queue.waiting()).toBe(0);
  work.end();
  await first;
  expect(work.do).toHaveBeenCalledTimes(1);
});

test('[R5] in no second do more begin than are allowed, and who waits is admitted in the order of coming', async () => {
  const queue = aQueue({ mostPerSecond: 10 });
  const beginnings: { who: number; at: number }[] = [];
  for (let who = 0; who < 50; who += 1) {
    queue.run(async () => void beginnings.push({ who, at: Date.now() }), nobody).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(90);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(beginnings.map(({ who }) => who)).toEqual(beginnings.map((_, place) => place));
  const gaps = beginnings.slice(10).map(({ at }, place) => at - beginnings[place]!.at);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
  expect(beginnings.length).toBeGreaterThan(40);
});

test('[R10] who leaves is gone from the queue at once, and work that fails frees its place', async () => {
  const queue = aQueue({ mostAtOnce: 1 });
  const work = aWork();
  const first = queue.run(work.do, nobody);
  const leaving = new AbortController();
  const second = queue.run(work.do, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  expect(queue.waiting()).toBe(0);
  work.end();
  await first;
  await expect(queue.run(() => Promise.reject(new Error('bad')), nobody)).rejects.toThrow('bad');
  expect(queue.underWay()).toBe(0);
  await expect(queue.run(work.do, leaving.signal)).rejects.toThrow('left');
});
