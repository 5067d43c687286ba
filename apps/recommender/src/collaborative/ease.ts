/** EASE: the weights that foretell each film from all others, in one closed step. */
import type { Interactions } from '../interactions/interactions.ts';
import type { ScoresBesideFilm, ScoresForHistory } from './film-scores.ts';

export interface EaseOptions {
  /** Added to every film's diagonal, in likes. */
  ridge: number;
}

export interface EaseModel extends ScoresBesideFilm, ScoresForHistory {
  /** `films × films`, row by row: what liking the row's film adds to the column's. The diagonal is 0. */
  weights: Float32Array;
}

/** `B = I - P / diag(P)` with `P = (XᵀX + ridge)⁻¹` (Steck, 2019). */
export async function trainEase(
  interactions: Interactions,
  { ridge }: EaseOptions = { ridge: 250 },
): Promise<EaseModel> {
  const { films } = interactions;
  const gram = gramOf(interactions);
  for (let film = 0; film < films; film += 1) gram[film * films + film]! += ridge;
  invertInPlace(gram, films);
  const weights = Float32Array.from(gram, (value, at) => -value / gram[(at % films) * (films + 1)]!);
  for (let film = 0; film < films; film += 1) weights[film * films + film] = 0;
  await Promise.resolve();
  return {
    films,
    weights,
    scoresOf: (film) => weights.slice(film * films, (film + 1) * films),
    scoreHistory(history, into) {
      into.fill(0);
      for (const film of history) {
        const row = film * films;
        for (let other = 0; other < films; other += 1) into[other]! += weights[row + other]!;
      }
    },
  };
}

function gramOf({ people, films, starts, items, strengths }: Interactions): Float64Array {
  const gram = new Float64Array(films * films);
  for (let person = 0; person < people; person += 1) {
    const end = starts[person + 1]!;
    for (let one = starts[person]!; one < end; one += 1) {
      const row = items[one]! * films;
      const strength = strengths?.[one] ?? 1;
      for (let other = starts[person]!; other < end; other += 1)
        gram[row + items[other]!]! += strength * (strengths?.[other] ?? 1);
    }
  }
  return gram;
}

function invertInPlace(matrix: Float64Array, size: number): void {
  for (let pivot = 0; pivot < size; pivot += 1) {
    const row = pivot * size;
    const inverse = 1 / matrix[row + pivot]!;
    matrix[row + pivot] = 1;
    for (let at = row; at < row + size; at += 1) matrix[at]! *= inverse;
    for (let other = 0; other < size; other += 1) {
      if (other === pivot) continue;
      const factor = matrix[other * size + pivot]!;
      matrix[other * size + pivot] = 0;
      for (let at = 0; at < size; at += 1) matrix[other * size + at]! -= factor * matrix[row + at]!;
    }
  }
}
