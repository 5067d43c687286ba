/** Keeps a few films from standing in everybody's list, and leaves none out. */
import { type Candidate, compareCandidates } from './best-scores.ts';

export interface FairShareWish {
  /** How many entries of a list count as seen. */
  shown: number;
  /** How far, as a share of the span between a list's best and last candidate, a film may be moved up or down. */
  mostMoved: number;
  rounds: number;
}

/** How often each film stands among the first `shown`. */
export function countAppearances(
  lists: readonly (readonly Candidate[])[],
  films: number,
  shown: number,
): Uint32Array {
  const counts = new Uint32Array(films);
  for (const list of lists) for (const { film } of list.slice(0, shown)) counts[film]! += 1;
  return counts;
}

function spanOf(list: readonly Candidate[]): number {
  return (list[0]?.score ?? 0) - (list.at(-1)?.score ?? 0);
}

function movedList(list: readonly Candidate[], moves: Float32Array): Candidate[] {
  const span = spanOf(list);
  return list
    .map(({ film, score }) => ({ film, score: score + span * moves[film]! }))
    .sort(compareCandidates);
}

/**
 * Moves each film by the same share in all lists: down while it is seen more often than the mean, up while less. After some
 * rounds of small steps the appearances settle, as prices do where too many want the same thing. Lists come back sorted, with
 * the moved scores.
 */
export function shareFairly(lists: readonly (readonly Candidate[])[], wish: FairShareWish): Candidate[][] {
  const films = lists.length;
  const moves = new Float32Array(films);
  let moved = lists.map((list) => [...list]);
  for (let round = 0; round < wish.rounds; round += 1) {
    const counts = countAppearances(moved, films, wish.shown);
    const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, films);
    const step = wish.mostMoved / wish.rounds;
    for (let film = 0; film < films; film += 1) {
      const surplus = Math.log((counts[film]! + 1) / (mean + 1));
      moves[film] = Math.max(-wish.mostMoved, Math.min(wish.mostMoved, moves[film]! - step * surplus));
    }
    moved = lists.map((list) => movedList(list, moves));
  }
  return moved;
}
