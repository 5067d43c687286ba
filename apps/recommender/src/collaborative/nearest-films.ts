/** Scores histories by a few near films of each film: how item-kNN and RP3beta serve people. */
import type { ScoresBesideFilm, ScoresForHistory } from './film-scores.ts';
import { writeTopFilms } from './top-films.ts';

interface NearestFilms {
  films: number;
  neighbours: number;
  /** `films × neighbours`, best first, -1 behind the end. */
  lists: Int32Array;
  closeness: Float32Array;
}

/** A walk forward: each film of the history gives its scores to its own nearest. */
export function scoreNearest(scores: ScoresBesideFilm, neighbours: number): ScoresForHistory {
  const { films, lists, closeness } = findNearest(scores, neighbours);
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

/** kNN: each film adds up those of its nearest that are in the history. For scores that are the same both ways. */
export function scoreByNearest(scores: ScoresBesideFilm, neighbours: number): ScoresForHistory {
  const { films, lists, closeness } = findNearest(scores, neighbours);
  const isLiked = new Uint8Array(films);
  return {
    films,
    scoreHistory(history, into) {
      isLiked.fill(0);
      for (const film of history) isLiked[film] = 1;
      for (let film = 0; film < films; film += 1) {
        let sum = 0;
        for (let at = film * neighbours; at < (film + 1) * neighbours; at += 1)
          if (lists[at]! >= 0 && isLiked[lists[at]!] === 1) sum += closeness[at]!;
        into[film] = sum;
      }
    },
  };
}

/** Only scores above 0 make a neighbour. */
function findNearest(scores: ScoresBesideFilm, neighbours: number): NearestFilms {
  const { films } = scores;
  const lists = new Int32Array(films * neighbours);
  const closeness = new Float32Array(films * neighbours);
  for (let film = 0; film < films; film += 1) {
    const row = scores.scoresOf(film);
    writeTopFilms(row, neighbours, lists, film * neighbours);
    for (let at = film * neighbours; at < (film + 1) * neighbours; at += 1) {
      const score = row[lists[at]!] ?? 0;
      if (score > 0) closeness[at] = score;
      else lists[at] = -1;
    }
  }
  return { films, neighbours, lists, closeness };
}
