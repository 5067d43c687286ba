/** Puts slips in the words around names right, so that all that looks for 'the', 'and' or 'similar to' finds them. */
import type { MessageWord } from '../../reading/message-words.ts';
import type { Lexicon } from './lexicon.ts';
import { isNear } from './near-words.ts';

/** Small words of names, and what stands before names more than anything else. */
const slippery =
  'the and of part chapter volume episode like similar movies movie films film directed starring watched'.split(
    ' ',
  );
const longestSlip = 9;

/** 'teh', 'adn', 'prat', 'simlar'; a word that says something by itself is none. */
function mend(lexicon: Lexicon, word: string): string | undefined {
  if (word.length < 2 || word.length > longestSlip) return undefined;
  if (lexicon.isOrdinary(word) || lexicon.find(word) !== undefined) return undefined;
  return slippery.find((right) => isNear(word, right));
}

export interface MendedWords {
  words: readonly MessageWord[];
  /** The numbers of the words that were put right. */
  mended: ReadonlySet<number>;
}

export function mendLightWords(lexicon: Lexicon, words: readonly MessageWord[]): MendedWords {
  const mended = new Set<number>();
  const right = words.map((word, at) => {
    const folded = mend(lexicon, word.folded);
    if (folded === undefined) return word;
    mended.add(at);
    return { ...word, folded };
  });
  return { words: right, mended };
}
