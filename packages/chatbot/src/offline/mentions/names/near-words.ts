/**
 * Words one slip of the pen away: a letter too many, too few, another, or two that swapped places. Two such words share a
 * form that is left when one letter is taken out of either (the symmetric-delete index of SymSpell); forms are kept as
 * hashes, and what shares one is measured.
 */
import { distance } from 'fastest-levenshtein';
import { forEachInSlices } from '../../knowledge/in-slices.ts';

export type FindNear = (word: string) => number[];

const shortest = 2;
const longest = 24;
const nearable = /^[\p{L}\p{M}]+$/u;

/** FNV-1a over the code units of the word, without the one at `skipped`. */
function hashWithout(word: string, skipped: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) {
    if (at !== skipped) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The word as it stands and with every letter taken out once; of a doubled letter only one. */
function hashesOf(word: string): number[] {
  const hashes = [hashWithout(word, -1)];
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) !== word.charCodeAt(at - 1)) hashes.push(hashWithout(word, at));
  }
  return hashes;
}

function isNearable(word: string): boolean {
  return word.length >= shortest && word.length <= longest && nearable.test(word);
}

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return (
    one.charAt(at) === other.charAt(at + 1) &&
    one.charAt(at + 1) === other.charAt(at) &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

export function isNear(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  return distance(one, other) === 1 || isSwapped(one, other);
}

/** Finds the numbers of the words that are near to a word; the word itself is not among them. */
export async function createNearWords(words: readonly string[]): Promise<FindNear> {
  let entries = 0;
  await forEachInSlices(words, (word) => {
    if (isNearable(word)) entries += hashesOf(word).length;
  });
  const buckets = 1 << Math.ceil(Math.log2(entries + 1));
  const starts = new Uint32Array(buckets + 1);
  await forEachInSlices(words, (word) => {
    if (isNearable(word)) for (const hash of hashesOf(word)) starts[(hash & (buckets - 1)) + 1]! += 1;
  });
  for (let bucket = 0; bucket < buckets; bucket += 1) starts[bucket + 1]! += starts[bucket]!;
  const filled = starts.slice(0, buckets);
  const numbers = new Uint32Array(entries);
  await forEachInSlices(words, (word, number) => {
    if (!isNearable(word)) return;
    for (const hash of hashesOf(word)) {
      const bucket = hash & (buckets - 1);
      numbers[filled[bucket]!] = number;
      filled[bucket]! += 1;
    }
  });

  return (word) => {
    if (!isNearable(word)) return [];
    const found = new Set<number>();
    for (const hash of hashesOf(word)) {
      const bucket = hash & (buckets - 1);
      for (let at = starts[bucket]!; at < starts[bucket + 1]!; at += 1) {
        const number = numbers[at]!;
        if (!found.has(number) && isNear(word, words[number]!)) found.add(number);
      }
    }
    return [...found];
  };
}
