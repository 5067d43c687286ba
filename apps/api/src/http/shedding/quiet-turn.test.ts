import { expect, test } from 'vitest';
import { countArrivals } from './quiet-turn.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** In how many turns something arrives before work begins that waits for a turn without. */
async function turnsUntilBegun(arrivals: number): Promise<number> {
  const { noteArrival, afterArrivals } = countArrivals();
  const begun: true[] = [];
  let turns = 0;
  afterArrivals(() => begun.push(true));
  while (begun.length === 0) {
    if (turns < arrivals) noteArrival();
    await nextTurn();
    turns += 1;
  }
  return turns;
}

test.each([
  [0, 2],
  [1, 3],
  [10, 12],
  [1_000, 16],
])('[R3] with arrivals in %i turns, what takes long begins in turn %i', async (arrivals, begun) => {
  expect(Math.abs((await turnsUntilBegun(arrivals)) - begun)).toBeLessThanOrEqual(1);
});
