/** How close two years are: 1 for the same, half after seven years, 0 where one is unknown. */

const halfAfter = 7;

/** Years as numbers; NaN where unknown. */
export function yearsOf(profiles: readonly { year: number | null }[]): Float32Array {
  return Float32Array.from(profiles, ({ year }) => year ?? Number.NaN);
}

const closenessByGap = Float32Array.from({ length: 400 }, (_, gap) => 2 ** (-gap / halfAfter));

export function addYearCloseness(
  scores: Float32Array,
  years: Float32Array,
  wanted: { year: number; weight: number },
) {
  if (Number.isNaN(wanted.year)) return;
  for (let film = 0; film < scores.length; film += 1) {
    const gap = Math.abs(years[film]! - wanted.year);
    // An unknown year makes the gap NaN, and there is no such place.
    scores[film]! += wanted.weight * (closenessByGap[gap] ?? 0);
  }
}
