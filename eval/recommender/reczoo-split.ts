/** Holds out part of each person's likes by a hash: the same part wherever and whenever, in whatever order they stand. */
import type { LikesOfPeople } from './reczoo-file.ts';

export interface ReczooSplit {
  train: LikesOfPeople;
  /** Of half of the people only: the other half is for choosing parameters. */
  test: LikesOfPeople;
}

export function splitLikes({ people, films }: LikesOfPeople, share: number, seed: number): ReczooSplit {
  const train: LikesOfPeople = { people, films: [] };
  const test: LikesOfPeople = { people: people.filter(isReported), films: [] };
  for (const [at, person] of people.entries()) {
    const own = films[at]!;
    const byHash = [...own].sort((one, other) => hash(person, one, seed) - hash(person, other, seed));
    const heldOut = Math.round(own.length * share);
    train.films.push(Float64Array.from(byHash.slice(heldOut)).sort());
    if (isReported(person)) test.films.push(Float64Array.from(byHash.slice(0, heldOut)).sort());
  }
  return { train, test };
}

/** The same half for every seed. */
function isReported(person: number): boolean {
  return hash(person, 0, 0) % 2 === 1;
}

/** 0 to 2^32 - 1. The mixing steps of MurmurHash3's end, once for each number. */
function hash(...numbers: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const number of numbers) {
    state = mix(state ^ (number >>> 0));
    state = mix(state ^ Math.floor(number / 2 ** 32));
  }
  return state >>> 0;
}

function mix(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
