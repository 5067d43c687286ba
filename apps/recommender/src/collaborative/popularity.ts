/** The most liked films for everyone: what every other algorithm has to beat. */
import type { Interactions } from '../interactions/interactions.ts';
import { countLikes } from './film-rows.ts';
import type { ScoresBesideFilm, ScoresForHistory } from './film-scores.ts';

export function trainPopularity(interactions: Interactions): ScoresBesideFilm & ScoresForHistory {
  const likes = Float32Array.from(countLikes(interactions));
  return {
    films: interactions.films,
    scoresOf(film) {
      const scores = likes.slice();
      scores[film] = 0;
      return scores;
    },
    scoreHistory: (_, into) => into.set(likes),
  };
}
