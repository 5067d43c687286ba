/** Forgives slips of the pen in words of the phrase book, and in those only. */
import { measureDistance } from './measure-distance.ts';
import { splitTogether } from './split-together.ts';
import { toSound } from './to-sound.ts';

/** The word as it was meant; two words where the space between them is missing. */
export type CorrectWord = (word: string) => string;

const shortestKnown = 5;
const shortestWritten = 4;
/** From this length on two slips are forgiven. */
const longWord = 8;
/** Shorter words are forgiven only what `respell` knows. */
const vowels = ['a', 'e', 'i', 'o', 'u'];
const shortestSwapped = 3;
/** Letters that only swapped their places are the likelier slip. */
const halfSlip = 0.5;
/** Words that are written otherwise and sound alike. */
const soundSlip = 0.95;
/** First letters that sound alike. */
const soundingLike: Readonly<Record<string, readonly string[]>> = {
  s: ['z', 'c'],
  z: ['s'],
  c: ['k', 's'],
  k: ['c'],
  f: ['p'],
  j: ['g'],
  g: ['j'],
};
const stretched = /(\p{L})\1{2,}/gu;
const plain = /^[a-z]+$/u;
const letters = 'abcdefghijklmnopqrstuvwxyz';
interface KnownWord {
  word: string;
  /** A bit for each of its letters. */
  mask: number;
  sound: string;
}

function readMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) - 97);
  return mask;
}

function describe(word: string): KnownWord {
  return { word, mask: readMask(word), sound: toSound(word) };
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Slips of ear and hand that need no search: 'sixtys', 'creepie', 'gorry', 'hte', 'funy', 'undr', 'ocumentary'. */
function respell(word: string): string[] {
  const spelt = [word.replace(/ys$/u, 'ies'), word.replace(/ies?$/u, 'y'), word.replace(/(\p{L})\1/gu, '$1')];
  for (let at = 0; at <= word.length; at += 1) {
    const [before, letter, behind] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    spelt.push(`${before}${behind.charAt(0)}${letter}${behind.slice(1)}`);
    if (at === 0) continue;
    spelt.push(`${before}${letter}${letter}${behind}`);
    if (word.length < shortestWritten)
      spelt.push(...vowels.map((vowel) => `${before}${vowel}${letter}${behind}`));
  }
  if (word.length < longWord) return spelt;
  // A finger beside the first key, or a first letter that was not struck.
  for (const letter of letters) spelt.push(`${letter}${word.slice(1)}`, `${letter}${word}`);
  return spelt;
}

function sortLetters(word: string): string {
  return word.split('').sort().join('');
}

function isAnagram(a: string, b: string): boolean {
  return a.length === b.length && sortLetters(a) === sortLetters(b);
}

/** How many slips lie between them, beyond `most` where there are more. */
function countSlips(word: KnownWord, other: KnownWord, most: number): number {
  const longer = Math.abs(word.word.length - other.word.length);
  const isSame = longer <= 1 && word.sound === other.sound;
  const isNear = longer <= most;
  const isAlike = isNear && countBits(word.mask ^ other.mask) <= most + most;
  let slips = isSame ? soundSlip : most + 1;
  if (isAlike) {
    const hasSameLetters = word.mask === other.mask && isAnagram(word.word, other.word);
    const distance = measureDistance(word.word, other.word, most) - (hasSameLetters ? halfSlip : 0);
    slips = Math.min(slips, distance);
  }
  return slips;
}

/**
 * @param known Words to correct to, the likelier ones first.
 * @param proper Words that are no slips, whatever they resemble.
 */
export function createSpeller(known: Iterable<string>, proper: ReadonlySet<string>): CorrectWord {
  const wordsByLetter = new Map<string, KnownWord[]>();
  const knownWords = new Set<string>();
  for (const word of known) {
    if (knownWords.has(word)) continue;
    knownWords.add(word);
    if (word.length < shortestKnown || !plain.test(word)) continue;
    const words = wordsByLetter.get(word.charAt(0));
    if (words === undefined) wordsByLetter.set(word.charAt(0), [describe(word)]);
    else words.push(describe(word));
  }
  const isProper = (word: string): boolean => knownWords.has(word) || proper.has(word);

  const findNearest = (word: string): string | null => {
    const written = describe(word.replace(/e?ys$/u, 'ies'));
    const most = word.length >= longWord ? 2 : 1;
    let best: string | null = null;
    let nearest = most + 1;
    // A slip seldom hits the first letter, but may swap the first two.
    const first = word.charAt(0);
    for (const letter of new Set([first, word.charAt(1), ...(soundingLike[first] ?? [])])) {
      const isSwapped = letter === word.charAt(1) && letter !== first;
      for (const candidate of wordsByLetter.get(letter) ?? []) {
        if (isSwapped && candidate.word.charAt(1) !== word.charAt(0)) continue;
        const slips = countSlips(written, candidate, most);
        if (slips >= nearest) continue;
        nearest = slips;
        best = candidate.word;
      }
    }
    return best;
  };

  return (written) => {
    if (written.length < shortestSwapped || isProper(written)) return written;
    const word = written.replace(stretched, '$1');
    if (isProper(word)) return word;
    if (!plain.test(word)) return written;
    const other = respell(word).find((spelt) => knownWords.has(spelt)) ?? word;
    if (other !== word || word.length < shortestWritten) return other;
    return splitTogether(word, knownWords) ?? findNearest(word) ?? written;
  };
}
