/** Chance that can be repeated. */

/** What chance may add to a score: films about as good as one another change places, bad ones stay behind. */
export const surpriseShare = 0.4;

/** 0 to 1, the same for the same pair; the mixing steps are those of MurmurHash3 (Appleby, 2011). */
export function surpriseOf(seed: number, tmdbId: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(tmdbId, 0xcc9e2d51);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
