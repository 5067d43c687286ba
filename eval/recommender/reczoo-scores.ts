/** Recall and NDCG of lists, as RecZoo and LightGCN measure them. */
import type { LikesOfPeople } from './reczoo-file.ts';

export interface ListScores {
  /** Means over the people who have test films; undefined where nobody has. */
  recall: number | undefined;
  ndcg: number | undefined;
  /** Who has test films. */
  people: number;
  /** Of them, those without a list: they count as 0. */
  peopleWithoutList: number;
}

/**
 * Recall is hits / test films. NDCG weighs a hit at place `n` (from 0) with `1 / log2(n + 2)` and divides by the sum of the first
 * `min(length, test films)` weights. `lists` holds the films of a person's list, best first, in the numbers of the file.
 */
export function scoreLists(
  lists: ReadonlyMap<number, ArrayLike<number>>,
  test: LikesOfPeople,
  length: number,
): ListScores {
  let recall = 0;
  let ndcg = 0;
  let people = 0;
  let peopleWithoutList = 0;
  for (const [at, person] of test.people.entries()) {
    const wanted = test.films[at]!;
    if (wanted.length === 0) continue;
    people += 1;
    const list = lists.get(person);
    if (!list) peopleWithoutList += 1;
    const { hits, gain } = countHits(list ?? [], new Set(wanted), length);
    recall += hits / wanted.length;
    ndcg += gain / idealGain(Math.min(length, wanted.length));
  }
  if (people === 0) return { recall: undefined, ndcg: undefined, people, peopleWithoutList };
  return { recall: recall / people, ndcg: ndcg / people, people, peopleWithoutList };
}

function countHits(
  list: ArrayLike<number>,
  wanted: ReadonlySet<number>,
  length: number,
): { hits: number; gain: number } {
  let hits = 0;
  let gain = 0;
  for (let place = 0; place < Math.min(length, list.length); place += 1) {
    if (!wanted.has(list[place]!)) continue;
    hits += 1;
    gain += 1 / Math.log2(place + 2);
  }
  return { hits, gain };
}

function idealGain(places: number): number {
  let gain = 0;
  for (let place = 0; place < places; place += 1) gain += 1 / Math.log2(place + 2);
  return gain;
}
