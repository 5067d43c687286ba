/** Scores by chance, the same for the same seed: the floor of every table. */
import type { ScoresBesideFilm, ScoresForHistory } from './film-scores.ts';
import { seededRandom } from './seeded-random.ts';

export function randomScores(films: number, seed: number): ScoresBesideFilm & ScoresForHistory {
  return {
    films,
    scoresOf(film) {
      const scores = new Float32Array(films);
      drawInto(scores, seed + film);
      scores[film] = 0;
      return scores;
    },
    scoreHistory: (history, into) =>
      drawInto(
        into,
        history.reduce((sum, film) => Math.imul(sum, 31) + film, seed),
      ),
  };
}

function drawInto(scores: Float32Array, seed: number): void {
  const random = seededRandom(seed);
  for (let film = 0; film < scores.length; film += 1) scores[film] = random();
}
