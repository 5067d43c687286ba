/** The times that rows carry: ISO 8601 text in UTC, to the microsecond, in an order that the text itself keeps. */
export type RowClock = () => string;

/**
 * Each time is later than the one before, so that "newest first" holds within a millisecond and when the machine's
 * clock is set back.
 */
export function createRowClock(now: () => number = Date.now): RowClock {
  let last = 0;
  return () => {
    last = Math.max(Math.trunc(now()) * 1_000, last + 1);
    const milliseconds = Math.trunc(last / 1_000);
    const rest = String(last % 1_000).padStart(3, '0');
    return new Date(milliseconds).toISOString().replace('Z', `${rest}Z`);
  };
}
