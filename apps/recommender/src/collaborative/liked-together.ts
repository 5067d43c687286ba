/** Walks from a film to its people and on to all they like: the sums that cosine and RP3beta are made of. */
import type { Interactions } from '../interactions/interactions.ts';
import { groupByFilm } from './film-rows.ts';

export interface LikedTogether {
  /** Sum over people of `strength of film × strength of other × weight of person`, one a film; the caller's own. */
  sumsOf: (film: number) => Float64Array;
  /** By film, the sum over its people of `strength² × weight`: what `sumsOf(film)[film]` would be. */
  squares: Float64Array;
}

/** `weights` are one a person, 1 where left out. A row costs the likes of all people of the film. */
export function likedTogether(interactions: Interactions, weights?: Float64Array): LikedTogether {
  const { films, starts, items, strengths } = interactions;
  const rows = groupByFilm(interactions);
  const squares = new Float64Array(films);
  for (let film = 0; film < films; film += 1) {
    for (let at = rows.starts[film]!; at < rows.starts[film + 1]!; at += 1)
      squares[film]! += (rows.strengths?.[at] ?? 1) ** 2 * (weights?.[rows.people[at]!] ?? 1);
  }
  function sumsOf(film: number): Float64Array {
    const sums = new Float64Array(films);
    for (let at = rows.starts[film]!; at < rows.starts[film + 1]!; at += 1) {
      const person = rows.people[at]!;
      const weight = (rows.strengths?.[at] ?? 1) * (weights?.[person] ?? 1);
      const end = starts[person + 1]!;
      if (strengths)
        for (let to = starts[person]!; to < end; to += 1) sums[items[to]!]! += weight * strengths[to]!;
      else for (let to = starts[person]!; to < end; to += 1) sums[items[to]!]! += weight;
    }
    return sums;
  }
  return { sumsOf, squares };
}
