/** A sorted vocabulary that finds a word, everything that begins with it, and everything one or two edits away. */
import { distance } from 'fastest-levenshtein';
import { countBits } from './align.ts';
import { createLetterTree, type Node, nowhere, type WordRange } from './letter-tree.ts';

/** Neighbouring terms, `to` excluded. */
export type TermRange = WordRange;

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
export const noTerms: TermRange = { from: 0, to: 0 };

/** Which letters a word has, as bits; letters may share one. Each edit changes at most one bit to 1 and one to 0. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << word.charCodeAt(at);
  return bits;
}

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
  const tree = createLetterTree(words);
  const letters = Int32Array.from(words, lettersOf);

  /** Follows the letters from `at` on, the first two of them the other way round. */
  function followSwapped(node: Node, word: string, at: number): Node {
    const first = tree.step(node, at, word.charCodeAt(at + 1));
    if (first === nowhere) return nowhere;
    const second = tree.step(first, at + 1, word.charCodeAt(at));
    return second === nowhere ? nowhere : tree.follow(second, at + 2, word, at + 2);
  }

  function near(word: string): NearRange[] {
    const { length } = word;
    if (length < shortestIncomplete || length > longestNearWord || !nearable.test(word)) return [];
    const isIncomplete = length < shortestNearWord;
    const found: NearRange[] = [];
    const seen = new Set<number>();

    function add(node: Node, depth: number): void {
      if (node === nowhere) return;
      const { from, to } = tree.rangeOf(node);
      const key = from * 64 + depth;
      if (seen.has(key)) return;
      seen.add(key);
      const first = words[from]!;
      found.push({ from, to, isWhole: first.length === depth, isStem: first[0] === word[0] });
    }

    let node = tree.root;
    for (let at = 0; at < length && node !== nowhere; at += 1) {
      const code = word.charCodeAt(at);
      const next = word.charCodeAt(at + 1);
      if (!isIncomplete) {
        add(tree.follow(node, at, word, at + 1), length - 1);
        if (at + 1 < length && next !== code) add(followSwapped(node, word, at), length);
      }
      tree.eachLetter(node, at, (other, branch) => {
        if (other === code) return;
        if (!isIncomplete) add(tree.follow(branch, at + 1, word, at + 1), length);
        add(tree.follow(branch, at + 1, word, at), length + 1);
      });
      node = tree.step(node, at, code);
    }
    return found;
  }

  function far(word: string): NearRange[] {
    if (word.length < shortestFarWord || word.length > longestFarWord) return [];
    const sameStart = tree.step(tree.root, 0, word.charCodeAt(0));
    if (sameStart === nowhere) return [];
    const { from, to } = tree.rangeOf(sameStart);
    const ownLetters = lettersOf(word);
    const found: NearRange[] = [];
    for (let term = from; term < to; term += 1) {
      if (countBits(ownLetters & ~letters[term]!) > 2 || countBits(letters[term]! & ~ownLetters) > 2)
        continue;
      const other = words[term]!;
      if (Math.abs(other.length - word.length) > 2 || distance(word, other) > 2) continue;
      found.push({ from: term, to: term + 1, isWhole: true, isStem: false });
    }
    return found;
  }

  return {
    words,
    find(word) {
      const node = tree.follow(tree.root, 0, word, 0);
      if (node === nowhere) return -1;
      const { from } = tree.rangeOf(node);
      return words[from] === word ? from : -1;
    },
    startingWith(word) {
      const node = tree.follow(tree.root, 0, word, 0);
      return node === nowhere ? noTerms : tree.rangeOf(node);
    },
    near,
    far,
  };
}
