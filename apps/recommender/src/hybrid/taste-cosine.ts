/** Item cosine in which people who keep very much say less a film, and pairs of fewer than some people say nothing. */
import type { ScoresBesideFilm } from '../collaborative/film-scores.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { coLikes } from './co-likes.ts';

export interface TasteCosineOptions {
  /** Added to the product of the lengths, in people. */
  shrinkage: number;
  /** A row weighs `(its entries / mean entries)^-damping`: 0 lets everybody weigh the same. */
  damping: number;
  /** Pairs that fewer people keep score 0. */
  minimumPeople: number;
}

/** Cosine as in Sarwar et al. (2001), shrunk as by Bell and Koren (2007). */
export function trainTasteCosine(interactions: Interactions, options: TasteCosineOptions): ScoresBesideFilm {
  const { shrinkage, damping, minimumPeople } = options;
  const pairs = coLikes(interactions, rowWeights(interactions, damping));
  return {
    films: interactions.films,
    scoresOf(film) {
      const scores = new Float32Array(interactions.films);
      const { others, size, sums, people } = pairs.rowOf(film);
      for (let at = 0; at < size; at += 1) {
        const other = others[at]!;
        if (people[other]! < minimumPeople) continue;
        scores[other] = sums[other]! / (pairs.lengths[film]! * pairs.lengths[other]! + shrinkage);
      }
      scores[film] = 0;
      return scores;
    },
  };
}

function rowWeights({ people, starts, items }: Interactions, damping: number): Float64Array {
  const mean = items.length / Math.max(1, people);
  return Float64Array.from({ length: people }, (_, row) => {
    const entries = starts[row + 1]! - starts[row]!;
    return entries === 0 ? 0 : (entries / mean) ** -damping;
  });
}
