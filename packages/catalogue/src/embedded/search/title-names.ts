/** Under which names a film is found. */
import type { Film } from '../film.ts';
import { foldSpellings } from '@kinora/contracts/text/fold-spellings';
import { splitWords } from '@kinora/contracts/text/fold-text';

/** Digits that stand for the letters they look like, as in 'M3GAN' and 'Se7en'. */
const digitInWord = /(?<=\p{L})[013457](?=\p{L})/gu;
const lookalikes: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 'v' };

function readLookalikes(words: readonly string[]): string[] {
  return words.map((word) => word.replace(digitInWord, (digit) => lookalikes[digit] ?? digit));
}

/** The title, the title with numerals as digits and with lookalike digits as letters, and the original title; each as words, none twice. */
export function namesOfFilm(film: Pick<Film, 'title' | 'original_title'>): string[][] {
  const title = splitWords(film.title);
  const names = [title, foldSpellings(title), readLookalikes(title)];
  if (film.original_title !== film.title) names.push(splitWords(film.original_title));
  return [...new Map(names.map((words) => [words.join(' '), words])).values()];
}
