/** A pause that another server asked for, and that every caller keeps. */
export interface SharedPause {
  /** Begins or prolongs it; a shorter one changes nothing. */
  begin(milliseconds: number): void;
  /** Milliseconds that are left. */
  left(): number;
}

export function createSharedPause(now: () => number): SharedPause {
  let until = -Infinity;
  return {
    begin(milliseconds) {
      until = Math.max(until, now() + milliseconds);
    },
    left: () => Math.max(0, until - now()),
  };
}
