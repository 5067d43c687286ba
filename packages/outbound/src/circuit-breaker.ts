/** Leaves a service alone for a while after it failed several times in a row. */

export interface CircuitBreakerParts {
  /** So many failures without a success between them open the circuit. */
  failuresInARow: number;
  /** Milliseconds until one caller may look whether the service is back. */
  pause: number;
  /** What a caller is told while the circuit is open. */
  refuse: () => Error;
  /** False for what says nothing about the service. Without it everything thrown is a failure. */
  isFailure?: (thrown: unknown) => boolean;
  onChange?: (isOpen: boolean) => void;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

/**
 * Does the work, or rejects at once while the circuit is open. Work that waits for something else before it asks the
 * service can ask whether it still may.
 */
export type CircuitBreaker = <Result>(
  work: (mayStillAsk: () => boolean) => Promise<Result>,
) => Promise<Result>;

export function createCircuitBreaker(parts: CircuitBreakerParts): CircuitBreaker {
  const { failuresInARow, pause, refuse, isFailure = () => true, now = () => performance.now() } = parts;
  let failures = 0;
  let nextLookAt = 0;
  let begun = 0;
  /** The latest begun of those that went well. */
  let newestGood = 0;

  const isOpen = () => failures >= failuresInARow;

  function setFailures(count: number): void {
    const wasOpen = isOpen();
    failures = count;
    if (isOpen() === wasOpen) return;
    if (!wasOpen) nextLookAt = now() + pause;
    parts.onChange?.(!wasOpen);
  }

  return async (work) => {
    const isLook = isOpen();
    if (isLook) {
      if (now() < nextLookAt) throw refuse();
      // This caller looks; whoever comes meanwhile is still refused.
      nextLookAt = now() + pause;
    }
    begun += 1;
    const turn = begun;
    try {
      const result = await work(() => isLook || !isOpen());
      newestGood = Math.max(newestGood, turn);
      setFailures(0);
      return result;
    } catch (thrown) {
      // Others that began later went well: the service is back already.
      if (turn > newestGood && isFailure(thrown)) {
        setFailures(failures + 1);
        if (isLook) nextLookAt = now() + pause;
      }
      throw thrown;
    }
  };
}
