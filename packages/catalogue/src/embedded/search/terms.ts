/** A sorted vocabulary: one array finds a word, everything that begins with it, and everything one edit away. */
import { distance } from 'fastest-levenshtein';

/** Neighbouring terms, `to` excluded. */
export interface TermRange {
  from: number;
  to: number;
}

export interface NearRange extends TermRange {
  /** True when the first term of the range is the whole near word; the others go on behind it. */
  isWhole: boolean;
  /** True when the first letter is right, so that the range may stand for a word that is still being typed. */
  isStem: boolean;
}

/** Words shorter than this are taken as they stand: one edit would make any word of them. */
const shortestNearWord = 4;
/** A word that may be one of four letters of which one was missed. */
const shortestIncomplete = 3;
const longestNearWord = 28;
const shortestFarWord = 7;
const longestFarWord = 16;

const nearable = /^\p{L}/u;

export interface Terms {
  words: readonly string[];
  /** The number of the word, or -1. */
  find: (word: string) => number;
  /** The terms that begin with the word, itself included. */
  startingWith: (word: string) => TermRange;
  /** The terms that are, or begin with, the word after one letter is added, dropped, changed or swapped. */
  near: (word: string) => NearRange[];
  /** For a long word that nothing is near to: the terms with the same first letter two edits away. */
  far: (word: string) => NearRange[];
}

/** @param words sorted by code unit, no word twice */
export function createTerms(words: readonly string[]): Terms {
  const all: TermRange = { from: 0, to: words.length };

  /** The first term of the range whose letter at `depth` is `code` or behind it; an ended term comes first. */
  function lowerBound({ from, to }: TermRange, depth: number, code: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const word = words[middle]!;
      if (depth < word.length && word.charCodeAt(depth) >= code) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  function narrow(range: TermRange, depth: number, code: number): TermRange {
    const from = lowerBound(range, depth, code);
    return { from, to: lowerBound({ from, to: range.to }, depth, code + 1) };
  }

  /** Walks on from `depth` along the letters of `word` from `at`. */
  function follow(range: TermRange, depth: number, word: string, at: number): TermRange {
    let current = range;
    for (let offset = 0; at + offset < word.length && current.from < current.to; offset += 1) {
      current = narrow(current, depth + offset, word.charCodeAt(at + offset));
    }
    return current;
  }

  function near(word: string): NearRange[] {
    const { length } = word;
    if (length < shortestIncomplete || length > longestNearWord || !nearable.test(word)) return [];
    const isIncomplete = length < shortestNearWord;
    const found: NearRange[] = [];
    const seen = new Set<number>();

    function add({ from, to }: TermRange, depth: number): void {
      if (from >= to) return;
      const key = from * 64 + depth;
      if (seen.has(key)) return;
      seen.add(key);
      const first = words[from]!;
      found.push({ from, to, isWhole: first.length === depth, isStem: first[0] === word[0] });
    }

    let range = all;
    for (let at = 0; at < length && range.from < range.to; at += 1) {
      const code = word.charCodeAt(at);
      const next = word.charCodeAt(at + 1);
      if (!isIncomplete) add(follow(range, at, word, at + 1), length - 1);
      if (!isIncomplete && at + 1 < length && next !== code) {
        const swapped = narrow(narrow(range, at, next), at + 1, code);
        add(follow(swapped, at + 2, word, at + 2), length);
      }
      let from = lowerBound(range, at, 0);
      while (from < range.to) {
        const other = words[from]!.charCodeAt(at);
        const branch = { from, to: lowerBound({ from, to: range.to }, at, other + 1) };
        if (other !== code) {
          if (!isIncomplete) add(follow(branch, at + 1, word, at + 1), length);
          add(follow(branch, at + 1, word, at), length + 1);
        }
        from = branch.to;
      }
      range = narrow(range, at, code);
    }
    return found;
  }

  function far(word: string): NearRange[] {
    if (word.length < shortestFarWord || word.length > longestFarWord) return [];
    const { from, to } = narrow(all, 0, word.charCodeAt(0));
    const found: NearRange[] = [];
    for (let term = from; term < to; term += 1) {
      const other = words[term]!;
      if (Math.abs(other.length - word.length) > 2 || distance(word, other) > 2) continue;
      found.push({ from: term, to: term + 1, isWhole: true, isStem: false });
    }
    return found;
  }

  return {
    words,
    find(word) {
      const { from, to } = follow(all, 0, word, 0);
      return from < to && words[from] === word ? from : -1;
    },
    startingWith: (word) => follow(all, 0, word, 0),
    near,
    far,
  };
}
