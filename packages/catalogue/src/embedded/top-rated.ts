/** The best rated films, with few votes trusted less than many. */
import type { Film } from './film.ts';
import { compareScored } from './popularity.ts';

/** Films less known than this are not ranked: their average says too little. */
const leastNotability = 45;
/** Votes that weigh as much as the average of all films. */
const priorVotes = 1200;

/** The number of votes is not known; votes grow by e with every ten points of notability (96 is about 15,000). */
function estimateVotes(notability: number): number {
  return Math.exp(notability / 10);
}

/**
 * The weighted rating that IMDb publishes for its Top 250, a Bayesian average:
 * `v / (v + m) * R + m / (v + m) * C`, with R the film's average, v its (estimated) votes, m = 1,200 and C the average
 * of all films in the catalogue.
 */
export function rateWeighted(film: Pick<Film, 'vote_average' | 'notability'>, average: number): number {
  const votes = estimateVotes(film.notability);
  return (votes * film.vote_average + priorVotes * average) / (votes + priorVotes);
}

export function rankTopRated(films: readonly Film[]): Film[] {
  const average = films.reduce((sum, film) => sum + film.vote_average, 0) / Math.max(films.length, 1);
  return films
    .filter(({ notability }) => notability >= leastNotability)
    .map((film) => ({ film, score: rateWeighted(film, average) }))
    .sort(compareScored)
    .map(({ film }) => film);
}
