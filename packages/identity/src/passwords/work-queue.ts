/** Lets a few pieces of work run at once, some wait, and refuses the rest at once. */
import { TooManyRequests } from '../too-many-requests.ts';

export interface WorkQueueLimits {
  running: number;
  waiting: number;
}

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createWorkQueue({ running: mostRunning, waiting: mostWaiting }: WorkQueueLimits): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < mostRunning) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new TooManyRequests(1_000);
    // Whoever leaves hands its place over.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
