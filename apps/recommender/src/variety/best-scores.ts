/** Picks the best of many scores without sorting them all. */

export interface Candidate {
  film: number;
  score: number;
}

/** Of equal scores the smaller film number comes first, so that the same input gives the same list. */
export function compareCandidates(one: Candidate, other: Candidate): number {
  return other.score - one.score || one.film - other.film;
}

function isWorse(scores: Float32Array, one: number, other: number): boolean {
  const difference = scores[one]! - scores[other]!;
  return difference < 0 || (difference === 0 && one > other);
}

/** Lets the film at the top of the heap, whose worst is on top, sink to its place. */
function sink(heap: Uint32Array, size: number, scores: Float32Array) {
  const film = heap[0]!;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= size) break;
    if (child + 1 < size && isWorse(scores, heap[child + 1]!, heap[child]!)) child += 1;
    if (!isWorse(scores, heap[child]!, film)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = film;
}

function rise(heap: Uint32Array, from: number, scores: Float32Array) {
  const film = heap[from]!;
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isWorse(scores, film, heap[parent]!)) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = film;
}

/** The `count` films with the highest scores, best first, without `except`; fewer where there are fewer. */
export function bestScores(scores: Float32Array, count: number, except = -1): Candidate[] {
  const heap = new Uint32Array(count);
  let size = 0;
  for (let film = 0; film < scores.length; film += 1) {
    if (film === except) continue;
    if (size < count) {
      heap[size] = film;
      rise(heap, size, scores);
      size += 1;
    } else if (size > 0 && isWorse(scores, heap[0]!, film)) {
      heap[0] = film;
      sink(heap, size, scores);
    }
  }
  return Array.from(heap.subarray(0, size), (film) => ({ film, score: scores[film]! })).sort(
    compareCandidates,
  );
}
