/** Numbers and small words that give years or lengths, and so are no titles: 'between 1984 and 1989', 'up to 90 minutes'. */
import type { MessageWord, Span } from '../../reading/message-words.ts';

const number = /^\d{1,4}$/u;
const decade = /^(?:\d{2}|\d{4})s$/u;
const numberWords = new Set(
  'one two three four five six seven eight nine ten twelve twenty thirty forty fifty sixty seventy eighty ninety hundred half'.split(
    ' ',
  ),
);
/** What leads on to a number: 'after 2020', 'up to 90'. */
const leading = new Set(
  'after before since until till from to up in by between over under above below around about circa past within at'.split(
    ' ',
  ),
);
const leadingYears = new Set(
  'after before since until till from between around circa early late mid year years only released made'.split(
    ' ',
  ),
);
const ages = new Set('older newer earlier later younger'.split(' '));
/** Where 'of' gives years: 'the best comedies of 1984', but not 'the cast of 1917'. */
const dated = new Set(
  'movie movies film films flick flicks best comedies thrillers dramas classics hits summer end start'.split(
    ' ',
  ),
);
const joining = new Set(['and', 'to', 'or', 'until', 'till', 'through']);

function isNumber(word: MessageWord | undefined): boolean {
  return word !== undefined && number.test(word.folded);
}

export function isNumbers(words: readonly MessageWord[], { from, to }: Span): boolean {
  return words.slice(from, to).every(isNumber);
}

const units = new Set('year years yrs minute minutes min mins hour hours hrs'.split(' '));

/** 'not older than 20 years', 'under two hours': a length of time, whatever film is called so. */
function givesTime(words: readonly MessageWord[], { from, to }: Span): boolean {
  const named = words.slice(from, to);
  const [first, ...others] = named;
  if (first === undefined || others.length === 0 || first.isQuoted) return false;
  const isCounted = isNumber(first) || numberWords.has(first.folded);
  const before = words[from - 1]?.folded ?? '';
  return (
    isCounted && others.every(({ folded }) => units.has(folded)) && (before === 'than' || leading.has(before))
  );
}

/** 'after 2020', 'up to two hours', 'between the 80s': the small word is none of a title. */
export function leadsRange(words: readonly MessageWord[], { from, to }: Span): boolean {
  if (to - from !== 1 || !leading.has(words[from]!.folded)) return false;
  const skipped = ['to', 'the', 'around', 'about', 'mid', 'early', 'late'];
  let at = to;
  while (at <= to + 1 && words[at]?.startsClause === false && skipped.includes(words[at]!.folded)) at += 1;
  const behind = words[at];
  if (behind === undefined || behind.startsClause) return false;
  return isNumber(behind) || decade.test(behind.folded) || numberWords.has(behind.folded);
}

function isBesideNumber(words: readonly MessageWord[], { from, to }: Span): boolean {
  const isTied = (at: number) => isNumber(words[at]) && isNumber(words[at - 1]) && words[at]?.marks !== '';
  if (isTied(from) || isTied(to)) return true;
  if (isNumber(words[to + 1]) && joining.has(words[to]?.folded ?? '')) return true;
  return isNumber(words[from - 2]) && joining.has(words[from - 1]?.folded ?? '');
}

/**
 * '1984' where nobody speaks of a film: 'between 1984 and 1989', 'older than 1984', 'what about 1984', and the twenty years
 * of 'older than 20 years'.
 */
export function givesYear(words: readonly MessageWord[], span: Span): boolean {
  if (givesTime(words, span)) return true;
  if (!isNumbers(words, span)) return false;
  const before = words[span.from - 1]?.folded ?? '';
  const second = words[span.from - 2]?.folded ?? '';
  if (words[span.from]!.startsClause && !isBesideNumber(words, span)) return false;
  if (leadingYears.has(before) || isBesideNumber(words, span)) return true;
  if (before === 'than') return ages.has(second);
  if (before === 'about') return second === 'what' || second === 'how';
  return before === 'of' && dated.has(second);
}
