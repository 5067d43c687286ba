/** A reply that recommends gives at least so many films. */
export const fewestPicks = 3;
