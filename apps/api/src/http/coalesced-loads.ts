/** Loads that many may wait for: one a key at a time, given up when the last of those who wait has left. */

/** The signal aborts when nobody waits for the value any more. */
export type Load<Value> = (signal: AbortSignal) => Promise<Value>;

export interface CoalescedLoads<Value> {
  /**
   * Waits for the load that is under way for the key, or starts one. Rejects with the signal's reason as soon as it
   * aborts; the load goes on for the others.
   */
  join(key: string, load: Load<Value>, signal?: AbortSignal): Promise<Value>;
  /** Starts a load that runs to its end whoever waits for it; one that is under way already becomes such a load. */
  runToEnd(key: string, load: Load<Value>): Promise<Value>;
  isUnderWay(key: string): boolean;
}

interface UnderWay<Value> {
  result: Promise<Value>;
  waiting: number;
  giveUp: (reason: unknown) => void;
}

export function createCoalescedLoads<Value>(): CoalescedLoads<Value> {
  const underWay = new Map<string, UnderWay<Value>>();

  function start(key: string, load: Load<Value>): UnderWay<Value> {
    const control = new AbortController();
    const started: UnderWay<Value> = {
      result: load(control.signal).finally(() => forget(key, started)),
      waiting: 0,
      giveUp(reason) {
        // Whoever comes now must not wait for what has been given up.
        forget(key, started);
        control.abort(reason);
      },
    };
    // Those who wait are told of a failure; those who left need not know.
    started.result.catch(() => undefined);
    underWay.set(key, started);
    return started;
  }

  function forget(key: string, load: UnderWay<Value>): void {
    if (underWay.get(key) === load) underWay.delete(key);
  }

  return {
    async join(key, load, signal) {
      signal?.throwIfAborted();
      return waitFor(underWay.get(key) ?? start(key, load), signal);
    },
    runToEnd: (key, load) => waitFor(underWay.get(key) ?? start(key, load), undefined),
    isUnderWay: (key) => underWay.has(key),
  };
}

/** Without a signal nobody ever leaves. */
function waitFor<Value>(load: UnderWay<Value>, signal: AbortSignal | undefined): Promise<Value> {
  load.waiting += 1;
  if (!signal) return load.result;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      load.waiting -= 1;
      if (load.waiting === 0) load.giveUp(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    void load.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
