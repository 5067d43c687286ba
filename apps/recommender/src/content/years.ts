/** How close two films are in time, by the ratio of their ages: ten years are little among silent films and much among new ones. */

/** Years that are added to every age, so that this year's films are not infinitely younger than last year's. */
const offset = 15;

/** Half as close for an age that is so many times as great, with the offset: 2025 and 2021, 2000 and 1990, 1950 and 1928. */
const halvingRatio = 1.25;

/** One place a film: the binary logarithm of its age, in units of the ratio that halves; NaN where the year is unknown. */
export function agesOf(profiles: readonly { year: number | null }[]): {
  ages: Float32Array;
  ageOf(year: number | null): number;
} {
  const newest = profiles.reduce((latest, { year }) => Math.max(latest, year ?? 0), 0);
  const ageOf = (year: number | null) =>
    year === null ? Number.NaN : Math.log(Math.max(0, newest - year) + offset) / Math.log(halvingRatio);
  return { ages: Float32Array.from(profiles, ({ year }) => ageOf(year)), ageOf };
}

/** Adds up to `weight` for the same year; nothing where one of the years is unknown. */
export function addYearCloseness(
  scores: Float32Array,
  ages: Float32Array,
  wanted: { age: number; weight: number },
) {
  if (Number.isNaN(wanted.age)) return;
  for (let film = 0; film < scores.length; film += 1) {
    const age = ages[film]!;
    if (!Number.isNaN(age)) scores[film]! += wanted.weight * 2 ** -Math.abs(age - wanted.age);
  }
}
