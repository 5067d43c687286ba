/**
 * How alike films are in tone. Moods and genres that seldom meet in one film are far apart ('family-friendly' and 'gory'), those
 * that often meet are near, so that films are close without sharing a word, and a film without moods has a tone by its genres.
 */
import type { FilmProfile } from '../features/film-profile.ts';

export interface Tones {
  /** Films × `width`, each row of length 1, or 0 where a film has neither moods nor genres that are known. */
  vectors: Float32Array;
  width: number;
  vectorOf(profile: FilmProfile): Float32Array;
}

/** Films that are added to what was counted and what was expected, so that a pair of rare ones is not far apart by chance. */
const smoothing = 3;

function unitsOf({ moods, genres }: FilmProfile): string[] {
  return [...new Set([...moods.map((mood) => `mood ${mood}`), ...genres.map((id) => `genre ${id}`)])];
}

/** Pointwise mutual information (Church and Hanks, 1990) of all pairs, row by row. */
function relateUnits(films: readonly (readonly number[])[], width: number): Float64Array {
  const together = new Float64Array(width * width);
  for (const units of films)
    for (const one of units) for (const other of units) together[one * width + other]! += 1;
  return together.map((count, at) => {
    const one = Math.floor(at / width);
    const other = at % width;
    const expected = (together[one * width + one]! * together[other * width + other]!) / films.length;
    return Math.log((count + smoothing) / (expected + smoothing));
  });
}

export function traceTones(profiles: readonly FilmProfile[]): Tones {
  const numbers = new Map<string, number>();
  for (const profile of profiles)
    for (const unit of unitsOf(profile)) if (!numbers.has(unit)) numbers.set(unit, numbers.size);
  const width = numbers.size;
  const known = (profile: FilmProfile) => unitsOf(profile).flatMap((unit) => numbers.get(unit) ?? []);
  const relations = relateUnits(
    profiles.map((profile) => known(profile)),
    width,
  );

  function vectorOf(profile: FilmProfile): Float32Array {
    const sums = new Float64Array(width);
    for (const unit of known(profile))
      for (let at = 0; at < width; at += 1) sums[at]! += relations[unit * width + at]!;
    const length = Math.sqrt(sums.reduce((sum, value) => sum + value * value, 0)) || 1;
    return Float32Array.from(sums, (value) => value / length);
  }

  const vectors = new Float32Array(profiles.length * width);
  for (const [film, profile] of profiles.entries()) vectors.set(vectorOf(profile), film * width);
  return { vectors, width, vectorOf };
}

/** Adds up to `weight` for the same tone, half of it where nothing is known, nothing for the opposite. */
export function addToneCloseness(
  scores: Float32Array,
  { vectors, width }: Tones,
  wanted: { tone: Float32Array; weight: number },
) {
  const { tone, weight } = wanted;
  for (let film = 0, at = 0; film < scores.length; film += 1) {
    let cosine = 0;
    for (let place = 0; place < width; place += 1, at += 1) cosine += vectors[at]! * tone[place]!;
    scores[film]! += (weight * (1 + cosine)) / 2;
  }
}
