/** The best scores of every film's row, the others taken as 0. */
import { bestScores } from '../variety/best-scores.ts';

export interface SparseScores {
  films: number;
  /** Entries a row; the row of film `f` begins at `f * width`. */
  width: number;
  /** Film numbers, best first; behind the end of a row comes -1. */
  others: Int32Array;
  scores: Float32Array;
}

/** Keeps what is above 0 of the `width` best of each row. A film of which nothing is known may have a row of undefined. */
export function keepBest(
  films: number,
  width: number,
  rowOf: (film: number) => Float32Array | undefined,
): SparseScores {
  const others = new Int32Array(films * width).fill(-1);
  const scores = new Float32Array(films * width);
  for (let film = 0; film < films; film += 1) {
    const row = rowOf(film);
    if (!row) continue;
    let to = film * width;
    for (const best of bestScores(row, width, film)) {
      if (best.score <= 0) break;
      others[to] = best.film;
      scores[to] = best.score;
      to += 1;
    }
  }
  return { films, width, others, scores };
}
