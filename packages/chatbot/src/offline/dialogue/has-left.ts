/** Whether enough films keep a set of wishes, counted only as far as that takes. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { asksFor, breaksWish, constraints } from '../retrieval/keeps-wishes.ts';

/** Films are looked at from the best known on, so that a large catalogue takes no longer. */
const mostLookedAt = 4_000;

export interface LeftQuestion {
  wishes: Wishes;
  /** Films that do not count. */
  hidden: ReadonlySet<number>;
  atLeast: number;
}

export function hasLeft(films: readonly ChatFilm[], { wishes, hidden, atLeast }: LeftQuestion): boolean {
  const breaks = constraints
    .filter((field) => asksFor(wishes, field))
    .map((field) => breaksWish(wishes, field));
  let left = atLeast;
  for (let at = 0; left > 0 && at < Math.min(films.length, mostLookedAt); at += 1) {
    const film = films[at];
    if (film && !hidden.has(film.tmdbId) && !breaks.some((breaksOne) => breaksOne(film))) left -= 1;
  }
  return left <= 0;
}
