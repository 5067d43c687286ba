import { expect, test, vi } from 'vitest';
import { aCache, aSource } from './test-stale-cache.ts';

function aVisitor() {
  const visit = new AbortController();
  return { signal: visit.signal, leave: () => visit.abort(new Error('the visitor left')) };
}

/** A source that is told when it is given up, as every good one is. */
function aSourceThatCanBeLeft() {
  const { load, waiting } = aSource();
  const signals: AbortSignal[] = [];
  return {
    signals,
    waiting,
    load: vi.fn<(signal: AbortSignal) => Promise<string>>((signal) => {
      signals.push(signal);
      const value = load();
      signal.addEventListener('abort', () => waiting.at(-1)?.reject(signal.reason));
      return value;
    }),
  };
}

test('a thousand callers at once cause one load', async () => {
  const { find } = aCache();
  const { load, waiting } = aSource();
  const answers = Promise.all(Array.from({ length: 1_000 }, () => find('key', load)));
  waiting[0]?.resolve('one');
  expect(new Set(await answers)).toEqual(new Set(['one']));
  expect(load).toHaveBeenCalledTimes(1);
});

test('[R15] a thousand callers of whom the first hangs up are one load and 999 good answers', async () => {
  const { find } = aCache();
  const { load, waiting, signals } = aSourceThatCanBeLeft();
  const visitors = Array.from({ length: 1_000 }, aVisitor);
  const answers = visitors.map(({ signal }) => find('key', load, signal));
  visitors[0]?.leave();
  await expect(answers[0]).rejects.toThrow('the visitor left');
  waiting[0]?.resolve('one');
  expect(await Promise.all(answers.slice(1))).toEqual(Array<string>(999).fill('one'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(signals[0]?.aborted).toBe(false);
});

test('[R23] a load is given up when the last who waited has left, and whoever comes then starts a new one', async () => {
  const { find } = aCache({ failureKeptFor: () => 60_000 });
  const { load, waiting, signals } = aSourceThatCanBeLeft();
  const [first, second, third] = [aVisitor(), aVisitor(), aVisitor()];
  const answers = [find('key', load, first.signal), find('key', load, second.signal)];
  first.leave();
  expect(signals[0]?.aborted).toBe(false);
  second.leave();
  expect(signals[0]?.aborted).toBe(true);
  const after = find('key', load, third.signal);
  waiting[1]?.resolve('two');
  expect(await after).toBe('two');
  expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('[R23] what a source gives that does not listen to its signal is not kept', async () => {
  const { find } = aCache({ judge: () => 'failed', failureKeptFor: () => 60_000 });
  const { load, waiting } = aSource();
  const visitor = aVisitor();
  const answer = find('key', load, visitor.signal);
  visitor.leave();
  waiting[0]?.resolve('half');
  await expect(answer).rejects.toThrow('the visitor left');
  expect(await find('key', async () => 'whole')).toBe('whole');
});

test('[R23] a caller who has left already starts nothing', async () => {
  const { find } = aCache();
  const { load } = aSource();
  const visitor = aVisitor();
  visitor.leave();
  await expect(find('key', load, visitor.signal)).rejects.toThrow('the visitor left');
  expect(load).not.toHaveBeenCalled();
});

test('a load behind an old value goes on when whoever joined it has left', async () => {
  const { find, clock } = aCache();
  await find('key', async () => 'old');
  clock.time = 150;
  const { load, waiting, signals } = aSourceThatCanBeLeft();
  expect(await find('key', load)).toBe('old');
  clock.time = 250;
  const visitor = aVisitor();
  const answer = find('key', load, visitor.signal);
  visitor.leave();
  await expect(answer).rejects.toThrow('the visitor left');
  expect(signals[0]?.aborted).toBe(false);
  waiting[0]?.resolve('new');
  await vi.waitFor(async () => expect(await find('key', load)).toBe('new'));
});
