/** How loaded the process is, as one number. */

export interface LoadFigures {
  /** Milliseconds that the event loop is late. */
  lag: number;
  /** Requests that have begun within the time in which the lag is measured. */
  begun: number;
  /** Milliseconds that a page which came now would wait before it is made. */
  pageWait: number;
  /** Requests from outside that have no answer yet. */
  underWay: number;
}

export const noLoad: Readonly<LoadFigures> = { lag: 0, begun: 0, pageWait: 0, underWay: 0 };

/** Each of them makes a load of 1. */
export const fullLoad = { lag: 250, pageWait: 400, underWay: 2_000 } as const;

/** Where fewer have begun the process is slow but not crowded, and answering fewer would help nobody. */
const crowd = 30;

/** 1: pages that are asked for now would be late. However late they are, what need not be made waits for none of them. */
export function loadOf({ lag, begun, pageWait, underWay }: LoadFigures): number {
  return Math.max(
    begun < crowd ? 0 : lag / fullLoad.lag,
    Math.min(1, pageWait / fullLoad.pageWait),
    underWay / fullLoad.underWay,
  );
}
