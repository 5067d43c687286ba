/** For processes that tell what they hold; they are started with `--expose-gc`. */
import { setTimeout as delay } from 'node:timers/promises';

export async function collectGarbage(): Promise<void> {
  // What finalisers set free is only garbage for the next collection.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await delay(100);
  }
}
