/** The words of all names, numbered, with how much each of them tells. */
import type { ChatFilm } from '../../../chat-film.ts';
import { forEachInSlices } from '../../knowledge/in-slices.ts';
import { holdingWords, ordinaryWords, pointingWords } from '../words/ordinary-words.ts';

export interface Lexicon {
  /** The words of names, by number. */
  words: readonly string[];
  /** The number of a word that stands in some name. */
  find: (word: string) => number | undefined;
  /** How unlikely the word is in any sentence, in bits: about 4 for 'the', 9 for 'story', 16 to 18 for a word never seen. */
  weigh: (word: string) => number;
  /** Whether it is a word of everyday English or of the films' descriptions, and so hardly a slip of the pen. */
  isOrdinary: (word: string) => boolean;
}

const holdingWeight = 4;
const commonWeight = 9;
const mostWeight = 18;
/** Words of prose taken as read where a catalogue has hardly any, so that a small one makes no word too common or too rare. */
const readBefore = 60_000;
const unseen = 0.5;
/** A word that descriptions use so often is one that visitors use. */
const ordinaryFrom = 2;

const lowerCaseWord = /(?<![\p{L}\p{N}'’-])\p{Ll}[\p{Ll}'’]*(?![\p{L}\p{N}])/gu;
const apostrophe = /['’]/gu;

/** A copy of its own: a match keeps the whole text that it was cut out of in memory. */
function detach(word: string): string {
  return JSON.parse(JSON.stringify(word)) as string;
}

/** The bits of a word that stands so often among all words. */
function weightOf(often: number, total: number): number {
  return Math.min(mostWeight, -Math.log2((often + unseen) / (total + readBefore)));
}

export interface LexiconBuilder {
  /** The number of a word of a name. */
  add: (word: string) => number;
  /** Counts the words that a film is described with. */
  read: (film: ChatFilm) => void;
  build: () => Promise<Lexicon>;
}

export function createLexiconBuilder(): LexiconBuilder {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const counts = new Map<string, number>();
  let total = 0;

  function count(word: string): void {
    const before = counts.get(word);
    if (before === undefined) counts.set(detach(word), 1);
    else counts.set(word, before + 1);
    total += 1;
  }

  return {
    add(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(detach(word), words.length);
      words.push(word);
      return words.length - 1;
    },
    read({ overview, themes, moods }) {
      // Only what begins with a small letter: 'Rocky' in a description is the film's hero and not a word for stony.
      for (const [word] of overview.matchAll(lowerCaseWord)) count(word.replace(apostrophe, ''));
      for (const label of [...themes, ...moods]) label.split(' ').forEach(count);
    },
    async build() {
      const seen = new Map<string, number>();
      await forEachInSlices(counts, ([word, often]) => {
        if (often >= ordinaryFrom || numbers.has(word)) seen.set(word, often);
      });
      counts.clear();
      return {
        words,
        find: (word) => numbers.get(word),
        weigh(word) {
          if (pointingWords.has(word) || holdingWords.has(word)) return holdingWeight;
          const weight = weightOf(seen.get(word) ?? 0, total);
          return ordinaryWords.has(word) ? Math.min(commonWeight, weight) : weight;
        },
        isOrdinary: (word) =>
          (seen.get(word) ?? 0) >= ordinaryFrom ||
          ordinaryWords.has(word) ||
          pointingWords.has(word) ||
          holdingWords.has(word),
      };
    },
  };
}
