/** Leaves out of the interactions what would tell of single people. */
import type { Interactions } from '../interactions/interactions.ts';
import { takeEntries } from '../interactions/take-rows.ts';
import { coLikes } from './co-likes.ts';
import { groupByFilm } from '../collaborative/film-rows.ts';

/**
 * The entries that at least one other entry of the same row supports: the pair of their films is kept by `minimumPeople` people
 * or more. What only fewer people keep together is in no sum and no factor that is learned from the rest.
 */
export function supportedEntries(interactions: Interactions, minimumPeople: number): Interactions {
  const { films, starts, items } = interactions;
  const isSupported = new Uint8Array(items.length);
  const rows = groupByFilm(interactions);
  const places = placesByFilm(interactions);
  const pairs = coLikes(interactions);
  for (let film = 0; film < films; film += 1) {
    if (rows.starts[film + 1]! - rows.starts[film]! < minimumPeople) continue;
    const { people } = pairs.rowOf(film);
    for (let at = rows.starts[film]!; at < rows.starts[film + 1]!; at += 1) {
      const row = rows.people[at]!;
      const isPaired = items
        .subarray(starts[row], starts[row + 1])
        .some((other) => other !== film && people[other]! >= minimumPeople);
      if (isPaired) isSupported[places[at]!] = 1;
    }
  }
  return takeEntries(interactions, (_, at) => isSupported[at] === 1);
}

/** Beside the people of `groupByFilm`: where among the items the entry stands. */
function placesByFilm({ films, items }: Interactions): Uint32Array {
  const next = new Uint32Array(films + 1);
  for (const film of items) next[film + 1]! += 1;
  for (let film = 0; film < films; film += 1) next[film + 1]! += next[film]!;
  const places = new Uint32Array(items.length);
  for (const [at, film] of items.entries()) {
    places[next[film]!] = at;
    next[film]! += 1;
  }
  return places;
}
