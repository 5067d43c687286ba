/** Spellings that visitors swap: numbers, and what stands for a longer word. */
import { foldNumerals } from './fold-numerals.ts';

const longForms: ReadonlyMap<string, string> = new Map(
  Object.entries({ dr: 'doctor', mr: 'mister', st: 'saint', jr: 'junior', vs: 'versus' }),
);

/** A lone v between two words is 'versus', unless it numbers an episode. */
function isVersus(words: readonly string[], at: number): boolean {
  const isBetween = at > 0 && at < words.length - 1;
  return isBetween && words[at] === 'v' && words[at - 1] !== 'episode' && words[at - 1] !== 'part';
}

/** 'eight and a half' is written 8½, which reads as '8 1 2'. */
function foldHalf(words: readonly string[]): readonly string[] {
  const at = words.indexOf('half');
  const isHalf = at > 2 && words[at - 1] === 'a' && words[at - 2] === 'and';
  return isHalf ? words.toSpliced(at - 2, 3, '1', '2') : words;
}

export function foldSpellings(words: readonly string[]): string[] {
  const spelledOut = foldHalf(words).map((word, at) =>
    isVersus(words, at) ? 'versus' : (longForms.get(word) ?? word),
  );
  return foldNumerals(spelledOut);
}
