import { getEventListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withDeadline, withOwnSignal } from './own-signal.ts';

const late = () => new Error('late');

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_settle, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

test('[R23] work is told when nobody waits any more, and why', async () => {
  const outer = new AbortController();
  const work = withOwnSignal(outer.signal, ({ signal }) => untilAborted(signal));
  outer.abort(new Error('left'));
  await expect(work).rejects.toThrow('left');
  await expect(withOwnSignal(outer.signal, async () => 'begun all the same')).rejects.toThrow('left');
});

test('[R10] work is told when its time is up', async () => {
  await expect(withDeadline({ milliseconds: 5, late }, untilAborted)).rejects.toThrow('late');
});

test.each([
  ['an answer', async () => 'answer'],
  ['a failure', () => Promise.reject(new Error('broken'))],
])('[R9] after %s nothing is left of it', async (_what, work) => {
  const outer = new AbortController();
  let own: AbortSignal | undefined;
  const asked = withDeadline({ milliseconds: 5, late, outer: outer.signal }, (signal) => {
    own = signal;
    expect(getEventListeners(outer.signal, 'abort')).toHaveLength(1);
    return work();
  });
  await asked.catch(() => undefined);
  expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
  outer.abort();
  await delay(20);
  expect(own?.aborted).toBe(false);
});
