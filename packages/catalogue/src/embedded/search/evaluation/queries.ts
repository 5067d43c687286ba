/** Queries whose answer is known, made by rule from the titles of a catalogue. */
import type { Film } from '../../film.ts';
import { misspell, slips } from './misspell.ts';
import { createRandom } from './random.ts';

export const queryKinds = [
  'as it stands',
  'original title',
  'one edit',
  'title year',
  'title (year)',
  'no articles',
  'numerals',
  'no spaces',
  'no punctuation',
  'no accents',
] as const;
export type QueryKind = (typeof queryKinds)[number];

export interface KnownQuery {
  kind: QueryKind;
  query: string;
  film: Film;
}

const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const spelled = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The number that the title's last numeral stands for, written in another way. */
function swapNumerals(title: string, turn: number): string | undefined {
  const words = title.split(' ');
  const at = words.findLastIndex((word, place) => {
    const bare = word.replace(/\W+$/u, '');
    const isRoman = place > 0 && bare.length > 1 && romans.includes(bare);
    return isRoman || /^(?:[2-9]|10)$/u.test(bare) || spelled.indexOf(bare) > 1;
  });
  if (at === -1) return undefined;
  const bare = (words[at] ?? '').replace(/\W+$/u, '');
  const value = Math.max(romans.indexOf(bare), spelled.indexOf(bare), Number(bare) || 0);
  const forms = [String(value), ...(at > 0 ? [romans[value] ?? ''] : []), spelled[value] ?? ''].filter(
    (form) => form !== bare,
  );
  return words.with(at, forms[turn % forms.length] ?? '').join(' ');
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** What is asked of one film; kinds that would change nothing are left out. */
function queriesOf(film: Film, turn: number, random: () => number): [QueryKind, string | undefined][] {
  const { title, original_title: original } = film;
  const year = film.release_date.slice(0, 4);
  const lower = title.toLowerCase();
  const changed = (query: string) => (query === lower || query.trim() === '' ? undefined : query);
  return [
    ['as it stands', title],
    ['original title', original === title ? undefined : original],
    ['one edit', misspell(lower, slips[turn % slips.length] ?? 'delete', random)],
    ['title year', `${lower} ${year}`],
    ['title (year)', `${title} (${year})`],
    ['no articles', changed(lower.replace(/(?<![\p{L}'’])(?:the|an?) /gu, ''))],
    ['numerals', swapNumerals(title, turn)?.toLowerCase()],
    ['no spaces', changed(lower.replaceAll(' ', ''))],
    ['no punctuation', changed(lower.replace(/['’.]/gu, '').replace(/[^\p{L}\p{N} ]+/gu, ' '))],
    ['no accents', withoutAccents(lower) === lower ? undefined : withoutAccents(lower)],
  ];
}

/** Every kind of query of every film for which it makes sense; the same films always give the same queries. */
export function makeKnownQueries(films: readonly Film[], seed = 1): KnownQuery[] {
  const random = createRandom(seed);
  return films.flatMap((film, turn) =>
    queriesOf(film, turn, random).flatMap(([kind, query]) => (query ? [{ kind, query, film }] : [])),
  );
}
