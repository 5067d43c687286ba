/** Content and collaborative scores beside one film, as one. */
import type { ScoresBesideFilm } from '../collaborative/film-scores.ts';
import { standardise } from '../collaborative/mixed-scores.ts';
import { type HybridWeights, learningOptions } from './hybrid-weights.ts';
import type { Tastes } from './learn-tastes.ts';
import { smoothTastes } from './smooth-tastes.ts';
import { keepBest, type SparseScores } from './sparse-scores.ts';

export interface HybridParts {
  content: ScoresBesideFilm;
  /** `contentNeighbours` of `content`, which stay the same whatever the weights are. */
  neighbours: SparseScores;
  tastes: Tastes;
  weights: HybridWeights;
}

export function contentNeighbours(content: ScoresBesideFilm): SparseScores {
  return keepBest(content.films, learningOptions.neighbours, (film) => content.scoresOf(film));
}

/** A film that nothing was learned of has its content's scores and no others. */
export function mixHybrid({ content, neighbours, tastes, weights }: HybridParts): ScoresBesideFilm {
  const { evidence } = tastes;
  const smoothed = smoothTastes({
    tastes: keepBest(tastes.films, learningOptions.kept, (film) => tastes.scoresOf(film, weights)),
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
        const share = likes / (likes + weights.evidence);
        const learned = smoothed.scoresOf(film);
        for (let other = 0; other < scores.length; other += 1)
          scores[other] = weights.content * scores[other]! + share * learned[other]!;
      }
      scores[film] = 0;
      return scores;
    },
  };
}
