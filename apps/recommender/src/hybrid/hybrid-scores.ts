/** Content and collaborative scores beside one film, as one. */
import type { ScoresBesideFilm } from '../collaborative/film-scores.ts';
import { standardise } from '../collaborative/mixed-scores.ts';
import { type HybridWeights, learningOptions } from './hybrid-weights.ts';
import type { Tastes, TasteWeights } from './learn-tastes.ts';
import { smoothTastes } from './smooth-tastes.ts';
import { keepBest, type SparseScores } from './sparse-scores.ts';

export interface HybridParts {
  content: ScoresBesideFilm;
  /** `contentNeighbours` of `content`, which stay the same whatever the weights are. */
  neighbours: SparseScores;
  tastes: Tastes;
  /** `tasteRows` of `tastes`. */
  rows: SparseScores;
  weights: MixWeights;
}

export type MixWeights = Pick<HybridWeights, 'content' | 'smoothing' | 'evidence'>;

export function contentNeighbours(content: ScoresBesideFilm): SparseScores {
  return keepBest(content.films, learningOptions.neighbours, (film) => content.scoresOf(film));
}

/** Collaborative scores, which stay the same whatever content counts beside them. */
export function tasteRows(tastes: Tastes, weights: TasteWeights): SparseScores {
  return keepBest(tastes.films, learningOptions.kept, (film) => tastes.scoresOf(film, weights));
}

/** A film that nothing was learned of has its content's scores and no others. */
export function mixHybrid({ content, neighbours, tastes, rows, weights }: HybridParts): ScoresBesideFilm {
  const { evidence } = tastes;
  const smoothed = smoothTastes({
    tastes: rows,
    neighbours,
    evidence,
    smoothing: weights.smoothing,
  });
  return {
    films: content.films,
    scoresOf(film) {
      const scores = standardise(content.scoresOf(film));
      const likes = evidence[film]!;
      if (likes > 0) {
        const share = likes ** 2 / (likes ** 2 + weights.evidence ** 2);
        const contentShare = 1 - share + share * weights.content;
        const learned = smoothed.scoresOf(film);
        for (let other = 0; other < scores.length; other += 1)
          scores[other] = contentShare * scores[other]! + share * learned[other]!;
      }
      scores[film] = 0;
      return scores;
    },
  };
}
