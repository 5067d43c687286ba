/** Leaves an endpoint alone after it failed or asked for it, so that nobody waits for nothing. */

export interface RestParts {
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
  /** How long a look at the endpoint takes at most, in milliseconds. */
  patience: number;
}

export interface Rest {
  /** False while the endpoint is left alone; after that one caller at a time looks whether it is back. */
  mayAsk: () => boolean;
  /** It answered, well or badly. */
  wasReached: () => void;
  hasFailed: () => void;
  /** Nobody waited for it; that says nothing about it. */
  wasLeft: () => void;
  /** It asked us to come back after so many seconds, or did not say when. */
  isLimited: (seconds: number | null) => void;
  /** Milliseconds until it is asked again. */
  left: () => number;
}

const failuresInARow = 3;
const firstRest = 30_000;
const longestRest = 10 * 60_000;

export function createRest({ now, patience }: RestParts): Rest {
  let failures = 0;
  let isResting = false;
  let until = 0;

  function rest(time: number): void {
    isResting = true;
    until = now() + Math.min(Math.max(time, 1_000), longestRest);
  }

  return {
    mayAsk() {
      if (now() < until) return false;
      // This caller looks; whoever comes meanwhile is answered without the endpoint.
      if (isResting) until = now() + patience;
      return true;
    },
    wasReached() {
      failures = 0;
      isResting = false;
      until = 0;
    },
    hasFailed() {
      failures += 1;
      if (failures >= failuresInARow) rest(firstRest * 2 ** (failures - failuresInARow));
    },
    wasLeft() {
      if (isResting) until = now();
    },
    isLimited: (seconds) => rest(seconds === null ? firstRest : seconds * 1_000),
    left: () => Math.max(0, until - now()),
  };
}
