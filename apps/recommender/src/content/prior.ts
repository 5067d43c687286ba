/** How much a film is lifted for being known and well rated. */
import type { FilmProfile } from '../features/film-profile.ts';

/** Z-scores; what is unknown counts as the mean, and so does everything where all films are the same. */
function standardise(values: readonly (number | null)[]): number[] {
  const known = values.filter((value) => value !== null);
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, known.length);
  const deviation = Math.sqrt(variance);
  return values.map((value) => (value === null || deviation < 1e-9 ? 0 : (value - mean) / deviation));
}

export interface PriorStrengths {
  fame: number;
  rating: number;
}

/** One factor a film: exp(fame × z-score of the prominence + rating × z-score of the rating). */
export function liftsOf(profiles: readonly FilmProfile[], strengths: PriorStrengths): Float32Array {
  const fame = standardise(profiles.map(({ prominence }) => prominence));
  const rating = standardise(profiles.map((profile) => profile.rating));
  return Float32Array.from(profiles, (_, at) =>
    Math.exp(strengths.fame * fame[at]! + strengths.rating * rating[at]!),
  );
}
