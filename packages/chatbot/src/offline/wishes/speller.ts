/** Forgives slips of the pen in words of the phrase book, and in those only. */

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
const stretched = /(\p{L})\1{2,}/gu;

function leaveOutEach(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Optimal string alignment distance, given up beyond `most`. */
function measureDistance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** A slip seldom hits the first letter, but may swap the first two. */
function beginsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}

/** Slips of ear and hand that need no search: 'sixtys', 'creepie', 'gorry', 'kdis', 'funy', 'undr'. */
function respell(word: string): string[] {
  const spelt = [word.replace(/ys$/u, 'ies'), word.replace(/ies?$/u, 'y'), word.replace(/(\p{L})\1/gu, '$1')];
  for (let at = 1; at <= word.length; at += 1) {
    const [before, letter, behind] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    spelt.push(
      `${before}${behind.charAt(0)}${letter}${behind.slice(1)}`,
      `${before}${letter}${letter}${behind}`,
    );
    if (word.length < shortestWritten)
      spelt.push(...vowels.map((vowel) => `${before}${vowel}${letter}${behind}`));
  }
  return spelt;
}

function sortLetters(word: string): string {
  return word.split('').sort().join('');
}

function isAnagram(a: string, b: string): boolean {
  return a.length === b.length && sortLetters(a) === sortLetters(b);
}

/**
 * Draws up the index once: about ten keys a word.
 *
 * @param known Words to correct to, the likelier ones first.
 * @param proper Words that are no slips, whatever they resemble.
 */
export function createSpeller(known: Iterable<string>, proper: ReadonlySet<string>): CorrectWord {
  const wordsByKey = new Map<string, string[]>();
  const knownWords = new Set<string>();
  for (const word of known) {
    knownWords.add(word);
    if (word.length < shortestKnown || !/^[a-z]+$/u.test(word)) continue;
    for (const key of new Set([word, ...leaveOutEach(word)])) {
      const words = wordsByKey.get(key);
      if (words === undefined) wordsByKey.set(key, [word]);
      else words.push(word);
    }
  }
  const isProper = (word: string): boolean => knownWords.has(word) || proper.has(word);

  return (written) => {
    if (written.length < shortestSwapped || isProper(written)) return written;
    const word = written.replace(stretched, '$1');
    if (isProper(word)) return word;
    if (!/^[a-z]+$/u.test(word)) return written;
    const other = respell(word).find((spelt) => knownWords.has(spelt)) ?? word;
    if (other !== word || word.length < shortestWritten) return other;
    const most = word.length >= longWord ? 2 : 1;
    let best = written;
    let nearest = most + 1;
    const once = leaveOutEach(word);
    const keys = most === 1 ? [word, ...once] : new Set([word, ...once, ...once.flatMap(leaveOutEach)]);
    for (const key of keys) {
      for (const candidate of wordsByKey.get(key) ?? []) {
        if (!beginsAlike(word, candidate)) continue;
        const swapped = isAnagram(word, candidate) ? halfSlip : 0;
        const distance = measureDistance(word, candidate, most) - swapped;
        if (distance >= nearest) continue;
        nearest = distance;
        best = candidate;
      }
    }
    return best;
  };
}
