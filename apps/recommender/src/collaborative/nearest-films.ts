/** Scores histories by the nearest films of each film: how item-kNN and RP3beta serve people. */
import type { ScoresBesideFilm, ScoresForHistory } from './film-scores.ts';
import { writeTopFilms } from './top-films.ts';

/** The sum over the history of each film's `neighbours` highest scores. */
export function scoreByNearest(scores: ScoresBesideFilm, neighbours: number): ScoresForHistory {
  const { films } = scores;
  const lists = new Int32Array(films * neighbours);
  const closeness = new Float32Array(films * neighbours);
  for (let film = 0; film < films; film += 1) {
    const row = scores.scoresOf(film);
    writeTopFilms(row, neighbours, lists, film * neighbours);
    for (let at = film * neighbours; at < (film + 1) * neighbours; at += 1)
      if (lists[at]! >= 0) closeness[at] = row[lists[at]!]!;
  }
  return {
    films,
    scoreHistory(history, into) {
      into.fill(0);
      for (const film of history) {
        for (let at = film * neighbours; at < (film + 1) * neighbours; at += 1)
          if (lists[at]! >= 0) into[lists[at]!]! += closeness[at]!;
      }
    },
  };
}
