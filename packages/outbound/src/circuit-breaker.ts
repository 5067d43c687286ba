/** Leaves a service alone for a while after it failed several times in a row. */

export interface CircuitBreakerParts {
  /** So many failures without a success between them open the circuit. */
  failuresInARow: number;
  /** Milliseconds until one caller may look whether the service is back. */
  pause: number;
  /** What a caller is told while the circuit is open. */
  refuse: () => Error;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

/** Does the work, or rejects at once while the circuit is open. */
export type CircuitBreaker = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createCircuitBreaker(parts: CircuitBreakerParts): CircuitBreaker {
  const { failuresInARow, pause, refuse, now = () => performance.now() } = parts;
  let failures = 0;
  let nextLookAt = 0;

  return async (work) => {
    if (failures >= failuresInARow) {
      if (now() < nextLookAt) throw refuse();
      // This caller looks; whoever comes meanwhile is still refused.
      nextLookAt = now() + pause;
    }
    try {
      const result = await work();
      failures = 0;
      return result;
    } catch (thrown) {
      failures += 1;
      nextLookAt = now() + pause;
      throw thrown;
    }
  };
}
