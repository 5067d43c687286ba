/** What iALS says of all films for any history, also of people whom training did not know. */
import type { Factors } from './factors.ts';
import type { ScoresForHistory } from './film-scores.ts';
import { createVectorSolver, type SweepOptions } from './ials-sweep.ts';

/** A person's vector is solved anew from the history, with the films standing still. */
export function factorScores({ films, dimensions }: Factors, options: SweepOptions): ScoresForHistory {
  const solve = createVectorSolver({ fixed: films, dimensions }, options);
  const count = films.length / dimensions;
  return {
    films: count,
    scoreHistory(history, into) {
      const person = solve(history);
      for (let film = 0; film < count; film += 1) {
        const start = film * dimensions;
        let sum = 0;
        for (let at = 0; at < dimensions; at += 1) sum += person[at]! * films[start + at]!;
        into[film] = sum;
      }
    },
  };
}
