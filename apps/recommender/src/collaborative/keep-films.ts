/** Likes of some of the films only, renumbered without gaps. */
import type { Interactions } from '../interactions/interactions.ts';
import { countLikes } from './film-rows.ts';

/** The films that anyone likes; where they are more than `most`, the most liked ones. Ascending. */
export function filmsWorthKeeping(interactions: Interactions, most: number): Uint32Array {
  const likes = countLikes(interactions);
  const liked = Uint32Array.from(likes.keys()).filter((film) => likes[film]! > 0);
  if (liked.length <= most) return liked;
  return liked
    .sort((one, other) => likes[other]! - likes[one]! || one - other)
    .subarray(0, most)
    .sort();
}

/** Film `kept[n]` becomes film `n`; `kept` ascends. */
export function keepFilms(interactions: Interactions, kept: Uint32Array): Interactions {
  if (kept.length === interactions.films) return interactions;
  const { people, starts, items, strengths } = interactions;
  const places = placesOf(kept, interactions.films);
  const total = items.reduce((sum, film) => (places[film]! < 0 ? sum : sum + 1), 0);
  const left: Interactions = {
    people,
    films: kept.length,
    starts: new Uint32Array(people + 1),
    items: new Uint32Array(total),
  };
  if (strengths) left.strengths = new Float32Array(total);
  let to = 0;
  for (let person = 0; person < people; person += 1) {
    for (let at = starts[person]!; at < starts[person + 1]!; at += 1) {
      const place = places[items[at]!]!;
      if (place < 0) continue;
      left.items[to] = place;
      if (left.strengths && strengths) left.strengths[to] = strengths[at]!;
      to += 1;
    }
    left.starts[person + 1] = to;
  }
  return left;
}

/** By film, its place in `kept`, or -1. */
export function placesOf(kept: Uint32Array, films: number): Int32Array {
  const places = new Int32Array(films).fill(-1);
  for (let place = 0; place < kept.length; place += 1) places[kept[place]!] = place;
  return places;
}
