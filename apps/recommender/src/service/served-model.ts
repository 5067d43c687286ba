/** A model that is being served, and its lists. */
import { recommendations } from '@kinora/contracts/limits';
import type { RecommendedFilm } from '@kinora/contracts/recommendations';
import { LRUCache } from 'lru-cache';
import type { VersionedModel } from '../model/model-parts.ts';
import { findReasons } from '../reasons/find-reasons.ts';

/** Where a model came from: its file, or this process, which made it because there was no file. */
export type ModelOrigin = 'file' | 'start';

export interface ServedModel extends VersionedModel {
  origin: ModelOrigin;
  /** Lists that were asked for again, as JSON; they go with the model. */
  answers: LRUCache<number, string>;
  /** By the remainder of its number: which list was asked for last. */
  askedBefore: Uint32Array;
}

/** Characters of JSON that are kept: some thousand lists. */
const charactersKept = 4_000_000;

/** A list is kept when it is asked for a second time within about so many requests. */
const requestsRemembered = 1_024;

export function serve(versioned: VersionedModel, origin: ModelOrigin): ServedModel {
  const answers = new LRUCache<number, string>({
    maxSize: charactersKept,
    sizeCalculation: (answer) => answer.length,
  });
  return { ...versioned, origin, answers, askedBefore: new Uint32Array(requestsRemembered) };
}

/**
 * The list of a film as JSON, or nothing for a film that the model does not know. It is quickly made; to keep each would cost
 * more, because what is thrown away later than at once has to be collected at length.
 */
export function answerFor(served: ServedModel, tmdbId: number, topN: number): string | undefined {
  const film = filmNumber(served.model.filmIds, tmdbId);
  if (film === -1) return undefined;
  const key = film * (recommendations.mostRequested + 1) + topN;
  const kept = served.answers.get(key);
  if (kept !== undefined) return kept;
  const answer = JSON.stringify(listOf(served, film, topN));
  const place = key % requestsRemembered;
  if (served.askedBefore[place] === key) served.answers.set(key, answer);
  served.askedBefore[place] = key;
  return answer;
}

/** The film's place among the ascending ids, -1 where it has none. */
export function filmNumber(filmIds: Int32Array, tmdbId: number): number {
  let from = 0;
  let to = filmIds.length - 1;
  while (from <= to) {
    const middle = (from + to) >> 1;
    const id = filmIds[middle] ?? 0;
    if (id === tmdbId) return middle;
    if (id < tmdbId) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

function listOf({ model }: ServedModel, film: number, topN: number): RecommendedFilm[] {
  const from = film * model.listLength;
  const to = from + Math.min(topN, model.listLength);
  const list: RecommendedFilm[] = [];
  for (let at = from; at < to; at += 1) {
    const neighbour = model.neighbours[at] ?? -1;
    if (neighbour === -1) break;
    list.push({
      tmdbId: model.filmIds[neighbour] ?? 0,
      rating: rounded(model.ratings.at(at) ?? 0),
      reasons: findReasons(model.facts, film, neighbour, model.likedTogether[at] ?? 0),
    });
  }
  return list;
}

/** Three places behind the point: nobody reads more, and a list of such numbers still falls. */
export function rounded(rating: number): number {
  return Math.round(rating * 1_000) / 1_000;
}
