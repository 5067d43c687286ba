/** How popular a film is on a day, from what the catalogue knows of it. */
import type { Film } from './film.ts';

const day = 24 * 60 * 60 * 1000;

/** A film of the very day counts this much more, in points of notability. */
const freshest = 30;
/** After this many days half of that is left. */
const halfLife = 540;
/** So many points of the score multiply the number on the wire by e. */
const pointsPerFold = 18;

export function daysBetween(earlier: string, later: Date): number {
  return Math.floor((later.getTime() - Date.parse(earlier)) / day);
}

/**
 * Points from 1 to about 130: `notability + 30 / 2^(d / 540)`, where d is the number of days between the release and
 * today, either way: a film that is about to come is talked about like one that has just come.
 */
export function scorePopularity(film: Pick<Film, 'notability' | 'release_date'>, today: Date): number {
  const distance = Math.abs(daysBetween(film.release_date, today));
  return film.notability + freshest / 2 ** (distance / halfLife);
}

/** The score as TMDB's open-ended number, three decimals: a few units for an obscure film, hundreds for a hit. */
export function toWirePopularity(score: number): number {
  return Math.round(Math.exp(score / pointsPerFold) * 1000) / 1000;
}

export interface ScoredFilm {
  film: Film;
  score: number;
}

/** Highest score first; then the better rated, the newer, the lower id. */
export function compareScored(one: ScoredFilm, other: ScoredFilm): number {
  return (
    other.score - one.score ||
    other.film.vote_average - one.film.vote_average ||
    other.film.release_date.localeCompare(one.film.release_date) ||
    one.film.id - other.film.id
  );
}

/** All films, most popular first. */
export function rankPopular(films: readonly Film[], today: Date): ScoredFilm[] {
  return films.map((film) => ({ film, score: scorePopularity(film, today) })).sort(compareScored);
}
