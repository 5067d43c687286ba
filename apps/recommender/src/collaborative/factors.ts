/** What iALS learns: a short vector for every person and every film. */
import type { Interactions } from '../interactions/interactions.ts';
import { countLikes } from './film-rows.ts';
import type { ScoresBesideFilm } from './film-scores.ts';

export interface Factors {
  dimensions: number;
  /** `people × dimensions`, row by row. */
  people: Float32Array;
  /** `films × dimensions`, row by row. */
  films: Float32Array;
}

/** Cosine of two films' vectors times `(likes + 1)^popularityExponent` of the other; 0 beside a film without a vector. */
export function factorCosine(
  factors: Factors,
  interactions: Interactions,
  popularityExponent = 0.2,
): ScoresBesideFilm {
  const { films } = interactions;
  const units = unitRows(factors.films, factors.dimensions);
  const lifts = countLikes(interactions).map((likes) => (likes + 1) ** popularityExponent);
  return {
    films,
    scoresOf(film) {
      const scores = new Float32Array(films);
      for (let other = 0; other < films; other += 1)
        scores[other] = dot(units, film, other, factors.dimensions) * lifts[other]!;
      scores[film] = 0;
      return scores;
    },
  };
}

function dot(rows: Float32Array, one: number, other: number, length: number): number {
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += rows[one * length + at]! * rows[other * length + at]!;
  return sum;
}

/** A row of zeros stays one. */
function unitRows(rows: Float32Array, length: number): Float32Array {
  const units = new Float32Array(rows.length);
  for (let from = 0; from < rows.length; from += length) {
    const norm = Math.hypot(...rows.subarray(from, from + length));
    if (norm > 0) for (let at = from; at < from + length; at += 1) units[at] = rows[at]! / norm;
  }
  return units;
}
