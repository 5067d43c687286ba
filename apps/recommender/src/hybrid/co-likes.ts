/** Which films the same people keep: sums of strengths for a cosine, and by how many people each sum was made. */
import type { FilmRows } from '../collaborative/film-rows.ts';
import { groupByFilm } from '../collaborative/film-rows.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { ownerOf } from '../interactions/take-rows.ts';

export interface CoLikes {
  films: number;
  /** By film: the root of what the film sums to with itself. */
  lengths: Float64Array;
  /** The row of a film; it is good until the next call. */
  rowOf(film: number): CoLikeRow;
}

export interface CoLikeRow {
  /** Films that somebody keeps beside this one, itself among them, in no order: the first `size`. */
  others: Uint32Array;
  size: number;
  /** By film: sum over rows of `strength × other strength × weight of row`. */
  sums: Float64Array;
  /** By film: people, each counted once however many playlists they have. */
  people: Uint32Array;
}

/** `weights` are one a row, 1 where left out. */
export function coLikes(interactions: Interactions, weights?: Float64Array): CoLikes {
  const { films } = interactions;
  const rows = groupByFilm(interactions);
  const row: CoLikeRow = {
    others: new Uint32Array(films),
    size: 0,
    sums: new Float64Array(films),
    people: new Uint32Array(films),
  };
  const lastOwner = new Int32Array(films);
  return {
    films,
    lengths: lengthsOf(rows, weights),
    rowOf(film) {
      for (let at = 0; at < row.size; at += 1) {
        const other = row.others[at]!;
        row.sums[other] = 0;
        row.people[other] = 0;
      }
      row.size = 0;
      lastOwner.fill(-1);
      addRows(film, { interactions, rows, weights, row, lastOwner });
      return row;
    },
  };
}

interface Walk {
  interactions: Interactions;
  rows: FilmRows;
  weights: Float64Array | undefined;
  row: CoLikeRow;
  /** By film: whose row was the last to be counted; rows of one owner follow one another. */
  lastOwner: Int32Array;
}

function addRows(film: number, { interactions, rows, weights, row, lastOwner }: Walk): void {
  const { starts, items, strengths } = interactions;
  const { others, sums, people } = row;
  for (let at = rows.starts[film]!; at < rows.starts[film + 1]!; at += 1) {
    const kept = rows.people[at]!;
    const owner = ownerOf(interactions, kept);
    const weight = (rows.strengths?.[at] ?? 1) * (weights?.[kept] ?? 1);
    const end = starts[kept + 1]!;
    for (let to = starts[kept]!; to < end; to += 1) {
      const other = items[to]!;
      sums[other]! += weight * (strengths ? strengths[to]! : 1);
      if (lastOwner[other] === owner) continue;
      if (lastOwner[other] === -1) {
        others[row.size] = other;
        row.size += 1;
      }
      lastOwner[other] = owner;
      people[other]! += 1;
    }
  }
}

function lengthsOf({ starts, people, strengths }: FilmRows, weights?: Float64Array): Float64Array {
  const lengths = new Float64Array(starts.length - 1);
  for (let film = 0; film < lengths.length; film += 1) {
    let sum = 0;
    for (let at = starts[film]!; at < starts[film + 1]!; at += 1)
      sum += (strengths?.[at] ?? 1) ** 2 * (weights?.[people[at]!] ?? 1);
    lengths[film] = Math.sqrt(sum);
  }
  return lengths;
}
