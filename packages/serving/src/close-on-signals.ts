import { setTimeout as delay } from 'node:timers/promises';

export interface ClosingParts {
  /** From now on the process says that it wants no new requests. */
  drain: () => void;
  /** Finishes the requests under way and lets go of everything. */
  close: () => Promise<void>;
  /** Drops what is still open, so that `close` comes to its end: callers that never finish their request. */
  cut: () => void;
  /** Milliseconds between `drain` and `close`, so that a balancer can look elsewhere first. */
  drainFor: number;
  /** Milliseconds between the beginning of `close` and `cut`. */
  cutAfter?: number;
}

/** With three seconds of draining before it, the process is gone within the ten that its keepers give it. */
const usualCutAfter = 6_500;

/** Whatever is still at work then is given up. */
const hardLimit = 15_000;

/** A terminal's Ctrl-C reaches this process twice: by itself and by way of the command that started it. */
const sameSignalWithin = 1_000;

/**
 * On SIGTERM or SIGINT, or when the command that started this process is gone: not ready at once, then no new
 * connections, then the requests under way are finished, then the process ends with 0, or with the exit
 * code that was set before. A later signal ends it at once.
 */
export function closeOnSignals(parts: ClosingParts): void {
  const { drain, close, cut, drainFor, cutAfter = usualCutAfter } = parts;
  let closingSince: number | undefined;

  async function end(signal: NodeJS.Signals | 'disconnect'): Promise<void> {
    if (closingSince !== undefined) {
      if (performance.now() - closingSince > sameSignalWithin) process.exit(1);
      return;
    }
    closingSince = performance.now();
    drain();
    setTimeout(() => process.exit(1), hardLimit).unref();
    if (signal === 'SIGTERM') await delay(drainFor);
    setTimeout(cut, cutAfter).unref();
    await close();
    process.exit();
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
  process.on('disconnect', () => void end('disconnect'));
}
