/** A query that found nothing, said in another way. */
import { foldSpellings } from '@kinora/contracts/text/fold-spellings';
import { splitWords } from '@kinora/contracts/text/fold-text';
import type { Wording } from '../tmdb-calls.ts';

const years = /(?<!\d)(?:18[89]|19\d|20\d)\d(?!\d)/g;
const apostrophes = /['’‘ʼ`´]/g;
const signs = /[^\p{L}\p{N}\p{M}]+/gu;

/** The query without a year at its end or in brackets, and that year; undefined where there is none beside words. */
export function takeYear(query: string): Required<Wording> | undefined {
  const found = [...query.matchAll(years)].at(-1);
  if (!found) return undefined;
  const before = query.slice(0, found.index).trimEnd();
  const after = query.slice(found.index + found[0].length).trimStart();
  const isBracketed = /[([]$/.test(before) && /^[)\]]/.test(after);
  if (!isBracketed && !/^[)\]]?$/.test(after)) return undefined;
  const rest =
    `${before.replace(/[([,:-]$/, '').trimEnd()} ${after.replace(/^[)\]]/, '').trimStart()}`.trim();
  return rest === '' ? undefined : { query: rest, year: Number(found[0]) };
}

/** Without punctuation. */
function plain(query: string): string {
  return query.replace(apostrophes, '').replace(/&/g, ' and ').replace(signs, ' ').trim();
}

/**
 * One other way to put it: the year as a filter; else without punctuation; else with numbers as digits and short forms
 * written out. Undefined where that changes nothing.
 */
export function simplifyQuery(query: string): Wording | undefined {
  const dated = takeYear(query);
  if (dated) return dated;
  const bare = plain(query);
  if (bare !== '' && bare !== query) return { query: bare };
  const words = splitWords(query);
  const folded = foldSpellings(words).join(' ');
  return folded !== '' && folded !== words.join(' ') ? { query: folded } : undefined;
}
