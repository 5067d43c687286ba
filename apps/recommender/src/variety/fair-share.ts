/** Keeps a few films from standing in everybody's list, and leaves none out. */
import { type Candidate, compareCandidates } from './best-scores.ts';

export interface FairShareWish {
  /** How many entries of a list count as seen. */
  shown: number;
  /** How far, as a share of the span between a list's best and last candidate, a film may be moved up or down. */
  mostMoved: number;
  rounds: number;
}

/** How often each film would stand among the first `shown` if each were moved by its share of the list's span. */
function countShown(
  lists: readonly (readonly Candidate[])[],
  moves: Float32Array,
  shown: number,
): Uint32Array {
  const counts = new Uint32Array(moves.length);
  const best = new Float64Array(shown);
  const films = new Int32Array(shown);
  for (const list of lists) {
    const span = spanOf(list);
    let size = 0;
    for (const { film, score } of list) {
      const moved = score + span * moves[film]!;
      if (size === shown && moved <= best[shown - 1]!) continue;
      if (size < shown) size += 1;
      let at = size - 1;
      for (; at > 0 && best[at - 1]! < moved; at -= 1) {
        best[at] = best[at - 1]!;
        films[at] = films[at - 1]!;
      }
      best[at] = moved;
      films[at] = film;
    }
    for (let at = 0; at < size; at += 1) counts[films[at]!]! += 1;
  }
  return counts;
}

/** Lists come best first. */
function spanOf(list: readonly Candidate[]): number {
  return (list[0]?.score ?? 0) - (list.at(-1)?.score ?? 0);
}

/**
 * Moves each film by the same share in all lists: down while it is seen more often than the mean, up while less. After some
 * rounds of ever smaller steps the appearances settle, as prices do where too many want the same thing. Takes lists that come best
 * first, and gives them back so, with the moved scores.
 */
export function shareFairly(lists: readonly (readonly Candidate[])[], wish: FairShareWish): Candidate[][] {
  const films = lists.length;
  const moves = new Float32Array(films);
  for (let round = 0; round < wish.rounds && wish.mostMoved > 0; round += 1) {
    const step = wish.mostMoved / (2 * (round + 1));
    const counts = countShown(lists, moves, wish.shown);
    const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, films);
    for (let film = 0; film < films; film += 1) {
      const surplus = Math.log((counts[film]! + 1) / (mean + 1));
      moves[film] = Math.max(-wish.mostMoved, Math.min(wish.mostMoved, moves[film]! - step * surplus));
    }
  }
  return lists.map((list) => {
    const span = spanOf(list);
    return list
      .map(({ film, score }) => ({ film, score: score + span * moves[film]! }))
      .sort(compareCandidates);
  });
}
