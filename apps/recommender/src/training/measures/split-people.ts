/** Parts people into those to learn from, those to tune on and those to report on, the same for the same numbers. */
import type { Interactions } from '../../interactions/interactions.ts';
import { firstPeople, likesOf, ownerOf, takeEntries } from '../../interactions/take-rows.ts';

export interface SplitPeople {
  /** 70 in 100 people, with all that is theirs. */
  train: Interactions;
  /** The likes of 10 in 100. */
  validation: Interactions;
  /** The likes of 20 in 100. */
  test: Interactions;
}

/** More people make a measure slower and hardly finer. */
const mostMeasured = 30_000;

const validationFrom = 70;
const testFrom = 80;

export function splitPeople(all: Interactions): SplitPeople {
  const interactions = firstPeople(all, mostMeasured);
  const rowsFrom = (from: number, to: number) =>
    takeEntries(interactions, (row) => {
      const place = bucketOf(ownerOf(interactions, row));
      return place >= from && place < to;
    });
  return {
    train: rowsFrom(0, validationFrom),
    validation: likesOf(rowsFrom(validationFrom, testFrom)),
    test: likesOf(rowsFrom(testFrom, 100)),
  };
}

/** 0 to 99, without order: the finaliser of MurmurHash3 (Appleby). */
function bucketOf(person: number): number {
  let hash = (person + 1) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}
