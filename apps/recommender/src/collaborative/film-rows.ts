/** The same likes grouped by film, and how many each film has. */
import type { Interactions } from '../interactions/interactions.ts';

/** The people of film `f` are `people[starts[f]]` up to `people[starts[f + 1]]`, ascending. */
export interface FilmRows {
  starts: Uint32Array;
  people: Uint32Array;
  strengths?: Float32Array;
}

/** By film, how many people like it, however strongly. */
export function countLikes({ films, items }: Interactions): Float64Array {
  const counts = new Float64Array(films);
  for (const film of items) counts[film]! += 1;
  return counts;
}

export function groupByFilm(interactions: Interactions): FilmRows {
  const { people, films, starts, items, strengths } = interactions;
  const rows = emptyRows(films, items, strengths !== undefined);
  const next = rows.starts.slice(0, films);
  for (let person = 0; person < people; person += 1) {
    for (let at = starts[person]!; at < starts[person + 1]!; at += 1) {
      const to = next[items[at]!]!;
      next[items[at]!] = to + 1;
      rows.people[to] = person;
      if (rows.strengths && strengths) rows.strengths[to] = strengths[at]!;
    }
  }
  return rows;
}

function emptyRows(films: number, items: Uint32Array, weighed: boolean): FilmRows {
  const starts = new Uint32Array(films + 1);
  for (const film of items) starts[film + 1]! += 1;
  for (let film = 0; film < films; film += 1) starts[film + 1]! += starts[film]!;
  const people = new Uint32Array(items.length);
  return weighed ? { starts, people, strengths: new Float32Array(items.length) } : { starts, people };
}
