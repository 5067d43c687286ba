/** How close two films are in time, by the ratio of their ages: ten years are little among silent films and much among new ones. */

/** Years that are added to every age, so that this year's films are not infinitely younger than last year's. */
const offset = 15;

/** Half as close for an age that is so many times as great, with the offset: 2025 and 2021, 2000 and 1990, 1950 and 1928. */
const halvingRatio = 1.25;

export interface Ages {
  /** One place a film: which of `distinct` its age is. */
  places: Uint32Array;
  /** Ages on a scale on which one step halves the closeness; NaN for an unknown year. */
  distinct: Float64Array;
  ageOf(year: number | null): number;
}

export function agesOf(profiles: readonly { year: number | null }[]): Ages {
  const newest = profiles.reduce((latest, { year }) => Math.max(latest, year ?? 0), 0);
  const ageOf = (year: number | null) =>
    year === null ? Number.NaN : Math.log(Math.max(0, newest - year) + offset) / Math.log(halvingRatio);
  const years = [...new Set(profiles.map(({ year }) => year))];
  const placeOfYear = new Map(years.map((year, place) => [year, place]));
  return {
    places: Uint32Array.from(profiles, ({ year }) => placeOfYear.get(year) ?? 0),
    distinct: Float64Array.from(years, ageOf),
    ageOf,
  };
}

/** Adds up to `weight` for the same year; nothing where one of the years is unknown. */
export function addYearCloseness(
  scores: Float32Array,
  { places, distinct }: Ages,
  wanted: { age: number; weight: number },
) {
  if (Number.isNaN(wanted.age)) return;
  const closeness = distinct.map((age) =>
    Number.isNaN(age) ? 0 : wanted.weight * 2 ** -Math.abs(age - wanted.age),
  );
  for (let film = 0; film < scores.length; film += 1) scores[film]! += closeness[places[film]!]!;
}
