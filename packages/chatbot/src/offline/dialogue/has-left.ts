/** Whether enough films keep a set of wishes, counted from the best known on and only as far as that takes. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { nextOutside } from '../retrieval/film-bits.ts';
import { breaksWish, constraints } from '../retrieval/keeps-wishes.ts';
import { sieveOf } from '../retrieval/wish-sieve.ts';

export interface LeftQuestion {
  wishes: Wishes;
  /** Films that do not count. */
  hidden: ReadonlySet<number>;
  atLeast: number;
}

export function hasLeft(films: readonly ChatFilm[], { wishes, hidden, atLeast }: LeftQuestion): boolean {
  const { breaking, others } = sieveOf(films).recallBreaking(wishes, constraints);
  const breaks = others.map((field) => breaksWish(wishes, field));
  let left = atLeast;
  for (let at = nextOutside(breaking, 0); left > 0 && at < films.length; at = nextOutside(breaking, at + 1)) {
    const film = films[at]!;
    if (!hidden.has(film.tmdbId) && !breaks.some((breaksOne) => breaksOne(film))) left -= 1;
  }
  return left <= 0;
}
