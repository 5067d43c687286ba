/** What the event loop tells of the last quarter of a second. */

export interface EventLoop {
  /** Milliseconds that what is ready waits for its turn; the middle of several samples, so that one pause alone says nothing. */
  lag(): number;
  /** How many requests have begun. */
  begun(): number;
  noteRequest(): void;
  stop(): void;
}

const sampledEvery = 50;
const samplesKept = 5;

export function watchEventLoop(): EventLoop {
  const late = createSamples(samplesKept);
  const begun = createSamples(samplesKept);
  let counted = 0;
  let due = performance.now() + sampledEvery;

  // A timer whose lateness is the lag. It keeps no process alive.
  const timer = setInterval(() => {
    const now = performance.now();
    late.add(Math.max(0, now - due));
    begun.add(counted);
    counted = 0;
    due = now + sampledEvery;
  }, sampledEvery).unref();

  return {
    lag: () => late.middle,
    begun: () => begun.sum + counted,
    noteRequest: () => {
      counted += 1;
    },
    stop: () => clearInterval(timer),
  };
}

/** The latest `size` numbers; those that did not come yet count as 0. */
export function createSamples(size: number) {
  const ring = new Float64Array(size);
  let next = 0;
  return {
    middle: 0,
    sum: 0,
    add(sample: number): void {
      ring[next] = sample;
      next = (next + 1) % size;
      this.middle = ring.toSorted()[size >> 1] ?? 0;
      this.sum = ring.reduce((sum, each) => sum + each, 0);
    },
  };
}
