/** How good a guess a film is before anything is known of the visitor. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';

/** What is thought of a film that nobody rated, and where a rating of nothing begins. */
const usualRating = 6.5;
const lowest = 5;
const highest = 8.5;

/** Ratings of films that few know are pulled half way to the usual one. */
function worthOf({ rating, prominence }: ChatFilm): number {
  const said = rating ?? usualRating;
  const trusted = usualRating + (said - usualRating) * (0.5 + 0.5 * prominence);
  return Math.min(1, Math.max(0, (trusted - lowest) / (highest - lowest)));
}

/** By film number, the share of all films that are less known, so that it means the same in every catalogue. */
export function rankByFame(films: readonly ChatFilm[]): Float32Array {
  const ranks = new Float32Array(films.length);
  let first = 0;
  for (const [at, { prominence }] of films.entries()) {
    if (prominence !== films[first]!.prominence) first = at;
    ranks[at] = 1 - first / films.length;
  }
  return ranks;
}

/** 0 to 1. Who wants hidden films asks for good ones; who wants bad ones, for famous ones. */
export function priorOf(film: ChatFilm, fameRank: number, { fame, rating }: Wishes): number {
  if (fame === 'hidden') return worthOf(film);
  if (rating?.to != null && rating.to < usualRating) return fameRank;
  return (fameRank + worthOf(film)) / 2;
}
