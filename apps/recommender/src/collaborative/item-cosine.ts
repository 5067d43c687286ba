/** Shrunk cosine: films are close when the same people like them, and few shared people count for less. */
import type { Interactions } from '../interactions/interactions.ts';
import type { ScoresBesideFilm } from './film-scores.ts';
import { likedTogether } from './liked-together.ts';

export interface ItemCosineOptions {
  /** Added to the product of the lengths, in likes: the larger, the more a pair must share. */
  shrinkage: number;
}

/** `together / (√likes of one × √likes of other + shrinkage)`, as in Bell and Koren's neighbourhood models (2007). */
export function trainItemCosine(
  interactions: Interactions,
  { shrinkage }: ItemCosineOptions = { shrinkage: 100 },
): ScoresBesideFilm {
  const { sumsOf, squares } = likedTogether(interactions);
  const lengths = squares.map(Math.sqrt);
  return {
    films: interactions.films,
    scoresOf(film) {
      const sums = sumsOf(film);
      const scores = new Float32Array(interactions.films);
      for (let other = 0; other < scores.length; other += 1) {
        const sum = sums[other]!;
        if (sum > 0) scores[other] = sum / (lengths[film]! * lengths[other]! + shrinkage);
      }
      scores[film] = 0;
      return scores;
    },
  };
}
