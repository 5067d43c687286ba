/** Puts slips in the smallest words right, so that all that looks for 'the' and 'and' finds them. */
import type { MessageWord } from '../../reading/message-words.ts';
import type { Lexicon } from './lexicon.ts';
import { isNear } from './near-words.ts';

const slippery = ['the', 'and', 'of', 'part', 'chapter', 'volume', 'episode'];
const longestSlip = 8;

/** 'teh', 'adn', 'prat'; a word that says something by itself is none. */
function mend(lexicon: Lexicon, word: string): string | undefined {
  if (word.length < 2 || word.length > longestSlip) return undefined;
  if (lexicon.isOrdinary(word) || lexicon.find(word) !== undefined) return undefined;
  return slippery.find((light) => isNear(word, light));
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
