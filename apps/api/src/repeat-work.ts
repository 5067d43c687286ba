/** Work that is done again and again for as long as the site runs. */

export interface Rhythm {
  /** Milliseconds from now to the first time. */
  firstAfter: number;
  /** Milliseconds between the end of one time and the start of the next. */
  every: number;
}

/** Returns what ends it, also in the middle of the work, which must listen to its signal and never reject. */
export function repeatWork(
  work: (signal: AbortSignal) => Promise<void>,
  { firstAfter, every }: Rhythm,
): () => Promise<void> {
  const stop = new AbortController();
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function plan(after: number): void {
    if (stop.signal.aborted) return;
    timer = setTimeout(() => {
      underWay = work(stop.signal).finally(() => plan(every));
    }, after).unref();
  }

  plan(firstAfter);
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await underWay;
  };
}
