/** Parts of interactions: some of their rows, or the likes alone. */
import { GrowingArray } from './growing-array.ts';
import type { Interactions } from './interactions.ts';

/** Whose the row is. */
export function ownerOf({ owners }: Interactions, row: number): number {
  return owners ? owners[row]! : row;
}

/** Whether the row is what a person keeps, and not a playlist. */
export function isPerson({ owners }: Interactions, row: number): boolean {
  return !owners || row === 0 || owners[row] !== owners[row - 1];
}

/** The entries for which `isKept` says yes; rows that end up empty are left out. */
export function takeEntries(
  interactions: Interactions,
  isKept: (row: number, at: number) => boolean,
): Interactions {
  const { people, films, starts, items, strengths } = interactions;
  const kept = {
    starts: new GrowingArray(Uint32Array),
    places: new GrowingArray(Uint32Array),
    owners: new GrowingArray(Uint32Array),
  };
  kept.starts.push(0);
  for (let row = 0; row < people; row += 1) {
    const before = kept.places.length;
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) if (isKept(row, at)) kept.places.push(at);
    if (kept.places.length === before) continue;
    kept.starts.push(kept.places.length);
    kept.owners.push(ownerOf(interactions, row));
  }
  const places = kept.places.values();
  return {
    people: kept.owners.length,
    films,
    starts: kept.starts.values(),
    items: places.map((at) => items[at]!),
    ...(strengths && { strengths: Float32Array.from(places, (at) => strengths[at]!) }),
    ...(interactions.owners && { owners: kept.owners.values() }),
  };
}

/** What real people like: no playlists, nothing that was only watched or wanted. A row is a person. */
export function likesOf(interactions: Interactions): Interactions {
  const { strengths } = interactions;
  if (!strengths && !interactions.owners) return interactions;
  const { people, films, starts, items } = takeEntries(
    interactions,
    (row, at) => isPerson(interactions, row) && (strengths?.[at] ?? 1) >= 1,
  );
  return { people, films, starts, items };
}

/** The first people, with all that is theirs; the order of people says nothing, so it is as good as a draw. */
export function firstPeople(interactions: Interactions, most: number): Interactions {
  const last = interactions.people - 1;
  if (last < 0 || ownerOf(interactions, last) < most) return interactions;
  return takeEntries(interactions, (row) => ownerOf(interactions, row) < most);
}
