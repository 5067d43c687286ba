import { expect, test } from 'vitest';
import { createSamples, watchEventLoop } from './event-loop.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('[R3] one long pause alone is no lag, several are', () => {
  const samples = createSamples(5);
  const middles = [0, 0, 900, 0, 0, 300, 310, 320, 0, 0, 0].map((sample) => {
    samples.add(sample);
    return samples.middle;
  });
  expect(middles).toEqual([0, 0, 0, 0, 0, 0, 300, 300, 300, 300, 0]);
  expect(samples.sum).toBe(630);
});

test('[R3] a loop that is held up again and again is late, and in time again soon after', async () => {
  const loop = watchEventLoop();
  for (let stall = 0; stall < 8; stall += 1) {
    const until = performance.now() + 120;
    loop.noteRequest();
    while (performance.now() < until);
    await nextTurn();
  }
  expect(loop.lag()).toBeGreaterThan(50);
  expect(loop.begun()).toBeGreaterThan(0);
  await expect.poll(() => loop.lag()).toBeLessThan(50);
  await expect.poll(() => loop.begun()).toBe(0);
  loop.stop();
});
