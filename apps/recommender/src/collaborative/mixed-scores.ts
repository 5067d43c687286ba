/** Several algorithms' scores beside one film, added by share. */
import type { ScoresBesideFilm } from './film-scores.ts';

export interface MixedPart {
  scores: ScoresBesideFilm;
  share: number;
}

/** The plain sum: for parts of one scale, such as two cosines. Throws a RangeError unless all number the same films. */
export function mixScores(parts: readonly MixedPart[]): ScoresBesideFilm {
  return addUp(parts, (scores) => scores);
}

/** Each part is first brought to mean 0 and deviation 1 over all films. Throws as `mixScores` does. */
export function mixStandardised(parts: readonly MixedPart[]): ScoresBesideFilm {
  return addUp(parts, standardise);
}

function addUp(
  parts: readonly MixedPart[],
  prepare: (scores: Float32Array) => Float32Array,
): ScoresBesideFilm {
  const films = parts[0]?.scores.films ?? 0;
  if (parts.some(({ scores }) => scores.films !== films))
    throw new RangeError('Mixed scores must number the same films');
  return {
    films,
    scoresOf(film) {
      const mixed = new Float32Array(films);
      for (const { scores, share } of parts) {
        const part = prepare(scores.scoresOf(film));
        for (let other = 0; other < films; other += 1) mixed[other]! += share * part[other]!;
      }
      mixed[film] = 0;
      return mixed;
    },
  };
}

/** `(score - mean) / deviation`, in place; all 0 where all scores are equal. */
export function standardise(scores: Float32Array): Float32Array {
  let sum = 0;
  for (const score of scores) sum += score;
  const mean = sum / scores.length;
  let squares = 0;
  for (const score of scores) squares += (score - mean) ** 2;
  const deviation = Math.sqrt(squares / scores.length);
  const scale = deviation > 1e-6 * Math.abs(mean) ? 1 / deviation : 0;
  for (let film = 0; film < scores.length; film += 1) scores[film] = (scores[film]! - mean) * scale;
  return scores;
}
