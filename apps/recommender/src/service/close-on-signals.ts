import { setTimeout as delay } from 'node:timers/promises';

export interface ClosingParts {
  /** From now on `/readyz` says no. */
  drain: () => void;
  /** Finishes the requests under way and lets go of everything. */
  close: () => Promise<void>;
  /** Milliseconds between "not ready" and the last accepted connection, so that a balancer can look elsewhere first. */
  drainFor: number;
}

/** Requests that take longer than this are not waited for. */
const hardLimit = 15_000;

/** A terminal's Ctrl-C reaches this process twice: by itself and by way of the command that started it. */
const sameSignalWithin = 1_000;

/**
 * On SIGTERM or SIGINT, or when the command that started this process is gone: not ready at once, then no new
 * connections, then the requests under way are finished, then the process ends with 0, or with the exit
 * code that was set before. A later signal ends it at once.
 */
export function closeOnSignals({ drain, close, drainFor }: ClosingParts): void {
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
    await close();
    process.exit();
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
  process.on('disconnect', () => void end('disconnect'));
}
