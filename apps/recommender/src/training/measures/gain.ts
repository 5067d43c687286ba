/** Normalised discounted cumulative gain (Järvelin and Kekäläinen, 2002) at some depth, with a worth for each hit. */
import type { Ranking } from './ranking.ts';

/** What place `place`, from 0, counts. */
export function discount(place: number): number {
  return 1 / Math.log2(place + 2);
}

/**
 * The gain of a ranking. Hits that tie with other films stand behind them, the least worth first, so that a tie never helps.
 * `isHit` and `worth` are by film number.
 */
export function gainOf(
  { films, groupEnds }: Ranking,
  { isHit, worth, depth }: { isHit: Uint8Array; worth: Float64Array; depth: number },
): number {
  let gain = 0;
  for (let start = 0; start < films.length && start < depth; start = groupEnds[start]!) {
    const end = groupEnds[start]!;
    if (end === start + 1) {
      const film = films[start]!;
      if (isHit[film] === 1) gain += worth[film]! * discount(start);
      continue;
    }
    const worths = [...films.subarray(start, end)]
      .filter((film) => isHit[film] === 1)
      .map((film) => worth[film]!);
    worths.sort((one, other) => one - other);
    for (const [at, own] of worths.entries()) {
      const place = end - worths.length + at;
      if (place < depth) gain += own * discount(place);
    }
  }
  return gain;
}

/** The gain of the best ranking: the worthiest `depth` hits first. `worths` come greatest first. */
export function bestGainOf(worths: ArrayLike<number>, depth: number): number {
  let gain = 0;
  for (let place = 0; place < Math.min(depth, worths.length); place += 1)
    gain += worths[place]! * discount(place);
  return gain;
}
