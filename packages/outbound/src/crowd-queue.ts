/** Lets so many work at once and so many begin in a second; the others wait a little, or are refused. */

export interface CrowdQueueParts {
  mostAtOnce: number;
  mostPerSecond: number;
  /** Who finds so many waiting is refused at once. */
  mostWaiting: number;
  /** Milliseconds after which one who waits is refused. */
  patience: number;
  refuse: () => Error;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

export interface CrowdQueue {
  /** Does the work when it is its turn; rejects with the signal's reason when that aborts before. */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
  underWay: () => number;
  waiting: () => number;
}

const second = 1_000;

export function createCrowdQueue(parts: CrowdQueueParts): CrowdQueue {
  const { mostAtOnce, mostPerSecond, mostWaiting, patience, refuse, now = () => performance.now() } = parts;
  /** When the latest began, the oldest first, never more than may begin in a second. */
  const begun: number[] = [];
  /** In the order of their coming. */
  const queue = new Set<() => void>();
  let atOnce = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Milliseconds until one more may begin. */
  function delay(): number {
    if (begun.length < mostPerSecond) return 0;
    return Math.max(0, begun[0]! + second - now());
  }

  function begin(): void {
    atOnce += 1;
    begun.push(now());
    if (begun.length > mostPerSecond) begun.shift();
  }

  function admitNext(): void {
    clearTimeout(timer);
    for (const admit of queue) {
      if (atOnce >= mostAtOnce) return;
      const wait = delay();
      if (wait > 0) {
        timer = setTimeout(admitNext, Math.ceil(wait));
        return;
      }
      queue.delete(admit);
      begin();
      admit();
    }
  }

  function waitForTurn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const timeUp = setTimeout(() => leave(refuse()), patience);
      const abort = () => leave(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      queue.add(admit);
      admitNext();

      function stopWaiting(): void {
        clearTimeout(timeUp);
        signal.removeEventListener('abort', abort);
      }
      function admit(): void {
        stopWaiting();
        resolve();
      }
      function leave(reason: unknown): void {
        stopWaiting();
        queue.delete(admit);
        reject(reason);
      }
    });
  }

  return {
    async run(work, signal) {
      signal.throwIfAborted();
      if (queue.size === 0 && atOnce < mostAtOnce && delay() === 0) begin();
      else if (queue.size >= mostWaiting) throw refuse();
      else await waitForTurn(signal);
      try {
        return await work();
      } finally {
        atOnce -= 1;
        admitNext();
      }
    },
    underWay: () => atOnce,
    waiting: () => queue.size,
  };
}
