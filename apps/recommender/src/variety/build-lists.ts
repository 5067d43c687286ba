/** Makes the precomputed lists of all films from anybody's scores. */
import { type Candidate, bestScores, compareCandidates } from './best-scores.ts';
import { chooseVaried } from './choose-varied.ts';
import { shareFairly } from './fair-share.ts';

export interface ListSource {
  films: number;
  /** A score a film, on any scale, higher is better; what it says of the film itself does not matter. */
  scoresOf(film: number): Float32Array;
  /** 0 to 1. */
  likeness(one: number, other: number): number;
  /** A film for which no reason can be told is not recommended. */
  isExplained(film: number, candidate: number): boolean;
}

export interface ListOptions {
  listLength: number;
  /** How many entries at the top are chosen for variety. */
  varied: number;
  variety: number;
  /** Candidates that are weighed for each film. */
  candidates: number;
  mostMoved: number;
}

export const listOptions: ListOptions = {
  listLength: 50,
  varied: 20,
  variety: 0.3,
  candidates: 80,
  mostMoved: 0.25,
};

/** As `RecommendationModel` holds them. */
export interface FilmLists {
  listLength: number;
  /** Films × `listLength` film numbers, best first, -1 behind the end. */
  neighbours: Int32Array;
  /** Beside `neighbours`, 0 to 10, falling down each list. */
  ratings: Float32Array;
}

/** Films that nobody's candidates hold are offered to the films that they themselves are closest to. */
const offeredTo = 5;

function collectCandidates(source: ListSource, count: number): Candidate[][] {
  const lists: Candidate[][] = [];
  const offers: Candidate[][] = Array.from({ length: source.films }, () => []);
  const isHeld = new Uint8Array(source.films);
  for (let film = 0; film < source.films; film += 1) {
    const list = bestScores(source.scoresOf(film), count, film).filter((candidate) =>
      source.isExplained(film, candidate.film),
    );
    lists.push(list);
    for (const { film: held } of list.slice(0, count / 2)) isHeld[held] = 1;
  }
  for (const [film, list] of lists.entries()) {
    if (isHeld[film] === 1) continue;
    for (const { film: host } of list.slice(0, offeredTo)) offers[host]!.push({ film, score: 0 });
  }
  for (const [film, offered] of offers.entries()) {
    if (offered.length === 0) continue;
    const scores = source.scoresOf(film);
    const list = lists[film]!;
    const have = new Set(list.map((candidate) => candidate.film));
    for (const offer of offered) if (!have.has(offer.film)) list.push({ ...offer, score: scores[offer.film]! });
    list.sort(compareCandidates);
  }
  return lists;
}

/**
 * Turns scores of any scale into 0 to 10: 5 is the mean of all entries, 7.3 one standard deviation above it. An entry is never
 * rated above the one before it, although variety may have put a lower score first.
 */
function rateLists(lists: readonly (readonly Candidate[])[], listLength: number): Float32Array {
  const scores = lists.flatMap((list) => list.map(({ score }) => score));
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, scores.length);
  const deviation = Math.sqrt(variance) || 1;
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

export function buildLists(source: ListSource, options: Partial<ListOptions> = {}): FilmLists {
  const wish = { ...listOptions, ...options };
  const { listLength, mostMoved } = wish;
  const candidates = collectCandidates(source, Math.max(wish.candidates, listLength));
  const fair = shareFairly(candidates, { shown: 10, mostMoved, rounds: 10 });
  const likeness = (one: number, other: number) => source.likeness(one, other);
  const lists = fair.map((list) =>
    chooseVaried(list, { count: wish.varied, variety: wish.variety, likeness }).slice(0, listLength),
  );
  const neighbours = new Int32Array(source.films * listLength).fill(-1);
  for (const [film, list] of lists.entries()) {
    for (const [place, candidate] of list.entries()) neighbours[film * listLength + place] = candidate.film;
  }
  return { listLength, neighbours, ratings: rateLists(lists, listLength) };
}
