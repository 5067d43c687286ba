/** The ways in which a query can be meant. */
import { search } from '@kinora/contracts/limits';
import { foldSpellings } from '@kinora/contracts/text/fold-spellings';
import { splitWords } from '@kinora/contracts/text/fold-text';

/** Words behind these say nothing more and would only cost time. */
const maximumWords = 12;
const maximumWordLength = 60;

export interface Reading {
  words: readonly string[];
  /** The year of release that the query names beside the title. */
  year?: number;
}

const yearPattern = /^(?:18[89]|19\d|20\d)\d$/u;

function withoutYear(words: readonly string[]): Reading | undefined {
  const at = words.findLastIndex((word) => yearPattern.test(word));
  if (at === -1 || words.length === 1) return undefined;
  return { words: words.toSpliced(at, 1), year: Number(words[at]) };
}

/** As typed and with numerals as digits; where a year stands in it, also without it. Empty for a blank query. */
export function readQuery(query: string): Reading[] {
  const words = splitWords(query.slice(0, search.maximumQueryLength))
    .slice(0, maximumWords)
    .map((word) => word.slice(0, maximumWordLength));
  if (words.length === 0) return [];
  const folded = foldSpellings(words);
  const forms = folded.join(' ') === words.join(' ') ? [words] : [words, folded];
  return forms.flatMap((form) => [{ words: form }, withoutYear(form) ?? []].flat());
}

/** The year that the whole query is, as in '1999'. */
export function yearOfQuery(readings: readonly Reading[]): number | undefined {
  const [word, ...others] = readings[0]?.words ?? [];
  return word !== undefined && others.length === 0 && yearPattern.test(word) ? Number(word) : undefined;
}
