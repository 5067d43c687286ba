/** The films that are weighed for each film's list. */
import { bestScores, type Candidate, compareCandidates } from './best-scores.ts';

export interface ListSource {
  films: number;
  /** A score a film, on any scale, higher is better; what it says of the film itself does not matter. */
  scoresOf(film: number): Float32Array;
  /** 0 to 1. */
  likeness(one: number, other: number): number;
  /** A film for which no reason can be told is not recommended. */
  isExplained(film: number, candidate: number): boolean;
}

/** A film that no list weighs among its first half is offered to so many of those that it is closest to. */
const offers = 5;

/** For each film the best `count` that can be explained, best first, and a few more where a film would be left out otherwise. */
export function collectCandidates(source: ListSource, count: number): Candidate[][] {
  const lists = Array.from({ length: source.films }, (_, film) =>
    bestScores(source.scoresOf(film), count, film).filter((candidate) =>
      source.isExplained(film, candidate.film),
    ),
  );
  const isWeighed = new Uint8Array(source.films);
  for (const list of lists) for (const { film } of list.slice(0, count / 2)) isWeighed[film] = 1;
  const hosts = new Map<number, number[]>();
  for (const [film, list] of lists.entries()) {
    if (isWeighed[film] === 1) continue;
    for (const { film: host } of list.slice(0, offers)) hosts.set(host, [...(hosts.get(host) ?? []), film]);
  }
  for (const [host, guests] of hosts) lists[host] = addGuests(source, { host, list: lists[host]!, guests });
  return lists;
}

function addGuests(
  source: ListSource,
  { host, list, guests }: { host: number; list: readonly Candidate[]; guests: readonly number[] },
): Candidate[] {
  const scores = source.scoresOf(host);
  const known = new Set(list.map(({ film }) => film));
  const added = guests
    .filter((film) => !known.has(film) && source.isExplained(host, film))
    .map((film) => ({ film, score: scores[film]! }));
  return [...list, ...added].sort(compareCandidates);
}
