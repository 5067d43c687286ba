/** Makes the precomputed lists of all films from anybody's scores. */
import type { Candidate } from './best-scores.ts';
import { chooseVaried } from './choose-varied.ts';
import { collectCandidates, type ListSource } from './collect-candidates.ts';
import { shareFairly } from './fair-share.ts';

export interface ListOptions {
  listLength: number;
  /** How many entries at the top are chosen for variety. */
  varied: number;
  variety: number;
  /** Candidates that are weighed for each film. */
  candidates: number;
  /** How far a film may be moved so that all are seen, as a share of the span of a list's scores. */
  mostMoved: number;
  /** What the head of a list must not be full of, by film; see `film-groups.ts`. */
  groupsOf?: (film: number) => ArrayLike<number>;
}

export const listOptions: ListOptions = {
  listLength: 50,
  varied: 12,
  variety: 0.25,
  candidates: 80,
  mostMoved: 0.02,
};

/** As `RecommendationModel` holds them. */
export interface FilmLists {
  listLength: number;
  /** Films × `listLength` film numbers, best first, -1 behind the end. */
  neighbours: Int32Array;
  /** Beside `neighbours`, 0 to 10, falling down each list. */
  ratings: Float32Array;
}

/** Half of what a page shows may be by one director, with one actor or of one studio. */
const groupLimit = { most: 5, among: 10 };

/** Entries that count as seen, and steps in which appearances settle. */
const fairShare = { shown: 10, rounds: 10 };

/**
 * Turns scores of any scale into 0 to 10: 5 is the mean of all entries, 7.3 one standard deviation above it. An entry is never
 * rated above the one before it, although variety may have put a lower score first.
 */
function rateLists(lists: readonly (readonly Candidate[])[], listLength: number): Float32Array {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (const list of lists) {
    for (const { score } of list) {
      sum += score;
      squares += score * score;
      count += 1;
    }
  }
  const mean = sum / Math.max(1, count);
  const deviation = Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) || 1;
  const ratings = new Float32Array(lists.length * listLength);
  for (const [film, list] of lists.entries()) {
    let lowest = 10;
    for (const [place, { score }] of list.entries()) {
      lowest = Math.min(lowest, 10 / (1 + Math.exp((mean - score) / deviation)));
      ratings[film * listLength + place] = lowest;
    }
  }
  return ratings;
}

/** Lists are shorter than `listLength` only where too few films can be explained. */
export function buildLists(source: ListSource, options: Partial<ListOptions> = {}): FilmLists {
  const { listLength, varied, variety, candidates, mostMoved, groupsOf } = { ...listOptions, ...options };
  const weighed = collectCandidates(source, Math.max(candidates, listLength));
  const likeness = (one: number, other: number) => source.likeness(one, other);
  const groups = groupsOf && { ...groupLimit, groupsOf };
  const lists = shareFairly(weighed, { ...fairShare, mostMoved }).map((list) =>
    chooseVaried(list, { count: varied, variety, likeness, groups }).slice(0, listLength),
  );
  const neighbours = new Int32Array(source.films * listLength).fill(-1);
  for (const [film, list] of lists.entries())
    for (const [place, candidate] of list.entries()) neighbours[film * listLength + place] = candidate.film;
  return { listLength, neighbours, ratings: rateLists(lists, listLength) };
}
