/** How long after a load a site is itself again. */
import { setTimeout as delay } from 'node:timers/promises';

const quickEnough = 250;
const inARow = 5;
const givesUpAfter = 30_000;

/** Seconds until pages that must be made, and suggestions, are answered well and soon several times in a row. */
export async function secondsToRecover(base: string): Promise<number> {
  const endedAt = performance.now();
  let good = 0;
  let recoveredAt = endedAt;
  for (let number = 0; good < inARow && performance.now() - endedAt < givesUpAfter; number += 1) {
    if (good === 0) recoveredAt = performance.now();
    const isGood =
      (await isQuick(`${base}/search/after%20the%20load%20${number}`)) &&
      (await isQuick(`${base}/api/tmdb/search/movie?query=after%20${number}`));
    good = isGood ? good + 1 : 0;
    await delay(50);
  }
  return (recoveredAt - endedAt) / 1_000;
}

async function isQuick(url: string): Promise<boolean> {
  const sentAt = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.ok && performance.now() - sentAt < quickEnough;
}
