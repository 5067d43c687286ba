/** The titles that came past, for help with the spelling of a query that finds nothing. */
import { foldSpellings } from '@kinora/contracts/text/fold-spellings';
import { splitWords } from '@kinora/contracts/text/fold-text';
import { createNearTerms } from './near-terms.ts';

export interface KnownTitles {
  note(title: string): void;
  /** The known title that is clearly meant, else the query with its words corrected; undefined where neither helps. */
  correct(query: string): string | undefined;
}

/** Words and titles shorter than the first length are taken as they stand; from each length on, so many edits are a slip. */
const slipsOfWord = [
  { from: 7, edits: 2 },
  { from: 4, edits: 1 },
];
const slipsOfTitle = [
  { from: 15, edits: 3 },
  { from: 9, edits: 2 },
  { from: 5, edits: 1 },
];
/** Behind these a query says nothing more, and would only cost time. */
const mostWords = 12;

function slipsIn(term: string, slips: typeof slipsOfWord): number {
  return slips.find(({ from }) => term.length >= from)?.edits ?? 0;
}

/** Spaces go astray, and numbers are written in many ways. The first stands for the title as it is. */
function keysOf(parts: readonly string[]): [string, ...string[]] {
  const key = parts.join('');
  const folded = foldSpellings(parts).join('');
  return folded === key ? [key] : [key, folded];
}

/** @param mostTitles the one that was noted longest ago is forgotten first */
export function createKnownTitles(mostTitles: number): KnownTitles {
  /** By their keys, in the order in which they were last noted. */
  const titles = new Map<string, string>();
  const keys = createNearTerms();
  const words = createNearTerms();

  /** True where the key is new. */
  function keep(key: string, title: string): boolean {
    const before = titles.get(key);
    titles.delete(key);
    titles.set(key, before ?? title);
    if (before === undefined) keys.add(key);
    return before === undefined;
  }

  function forget(key: string, title: string): void {
    titles.delete(key);
    keys.remove(key);
    const parts = splitWords(title);
    if (keysOf(parts)[0] === key) for (const word of parts) words.remove(word);
  }

  function correctWord(word: string): string {
    const slips = slipsIn(word, slipsOfWord);
    if (slips === 0 || words.has(word)) return word;
    return words.nearest(word, slips) ?? word;
  }

  return {
    note(title) {
      const parts = splitWords(title);
      const [key, ...others] = keysOf(parts);
      if (keep(key, title)) for (const word of parts) words.add(word);
      for (const other of others) keep(other, title);
      for (const [oldest, name] of titles) {
        if (titles.size <= mostTitles) break;
        forget(oldest, name);
      }
    },

    correct(query) {
      const parts = splitWords(query).slice(0, mostWords);
      for (const key of keysOf(parts)) {
        const title = titles.get(keys.nearest(key, slipsIn(key, slipsOfTitle)) ?? '');
        if (title !== undefined) return title;
      }
      const corrected = parts.map(correctWord).join(' ');
      return corrected === parts.join(' ') ? undefined : corrected;
    },
  };
}
