/** RP3beta: a walk of three steps (film, person, film) whose ends are held against being popular. */
import type { Interactions } from '../interactions/interactions.ts';
import type { ScoresBesideFilm } from './film-scores.ts';
import { likedTogether } from './liked-together.ts';

export interface Rp3BetaOptions {
  /** Exponent of every step's probability. */
  alpha: number;
  /** Exponent of the popularity that the end is divided by. */
  beta: number;
}

/** `Σ over people (P(film→person) × P(person→other))^alpha / likes of other^beta` (Paudel et al., 2017). */
export function trainRp3Beta(
  interactions: Interactions,
  { alpha, beta }: Rp3BetaOptions = { alpha: 1, beta: 0.6 },
): ScoresBesideFilm {
  const { byFilm, byPerson } = strengthSums(interactions);
  const { sumsOf } = likedTogether(
    raiseStrengths(interactions, alpha),
    byPerson.map((sum) => (sum > 0 ? sum ** -alpha : 0)),
  );
  const ends = byFilm.map((sum) => (sum > 0 ? sum ** -beta : 0));
  return {
    films: interactions.films,
    scoresOf(film) {
      const sums = sumsOf(film);
      const start = byFilm[film]! > 0 ? byFilm[film]! ** -alpha : 0;
      const scores = new Float32Array(interactions.films);
      for (let other = 0; other < scores.length; other += 1)
        scores[other] = start * sums[other]! * ends[other]!;
      scores[film] = 0;
      return scores;
    },
  };
}

function strengthSums(interactions: Interactions): { byFilm: Float64Array; byPerson: Float64Array } {
  const { films, people, starts, items, strengths } = interactions;
  const byFilm = new Float64Array(films);
  const byPerson = new Float64Array(people);
  for (let person = 0; person < people; person += 1) {
    for (let at = starts[person]!; at < starts[person + 1]!; at += 1) {
      const strength = strengths?.[at] ?? 1;
      byPerson[person]! += strength;
      byFilm[items[at]!]! += strength;
    }
  }
  return { byFilm, byPerson };
}

function raiseStrengths(interactions: Interactions, exponent: number): Interactions {
  if (!interactions.strengths) return interactions;
  return { ...interactions, strengths: interactions.strengths.map((strength) => strength ** exponent) };
}
