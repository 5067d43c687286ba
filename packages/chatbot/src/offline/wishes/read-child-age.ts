/** 'my six-year-old', 'a 5 year old', 'aged seven': whose age it is decides for whom the film is. */
import type { Meaning } from './meaning.ts';
import type { MeasureText } from './measure.ts';
import { readNumber } from './numbers.ts';

export const oldestChild = 12;
const yearWords: ReadonlySet<string> = new Set(['year', 'years', 'yr', 'yrs', 'month', 'months']);
const oldWords: ReadonlySet<string> = new Set(['old', 'olds']);
const headings: ReadonlySet<string> = new Set(['aged', 'age', 'ages']);
const whose: ReadonlySet<string> = new Set(['hes', 'shes', 'theyre']);

/** 'They are seven, nine and eleven', 'he is five': nothing else stands behind the number. */
function countHeading({ words, starts }: MeasureText, at: number): number {
  const word = words[at] ?? '';
  if (headings.has(word)) return 1;
  const isShort = whose.has(word);
  const isLong = ['he', 'she', 'they'].includes(word) && ['is', 'are'].includes(words[at + 1] ?? '');
  if (!isShort && !isLong) return 0;
  const length = isShort ? 1 : 2;
  const number = readNumber(words, at + length);
  const end = at + length + (number?.length ?? 0);
  const isEnd = words[end] === undefined || starts[end] === true || words[end] === 'and';
  return number !== null && number.value <= oldestChild && isEnd ? length : 0;
}

const child: Meaning = { kind: 'wish', wishes: [{ field: 'forChildren' }], sign: 'none' };

function countBehind(words: readonly string[], at: number): number {
  if (words[at] === 'yo') return 1;
  return yearWords.has(words[at] ?? '') && oldWords.has(words[at + 1] ?? '') ? 2 : 0;
}

/** Null where no age begins at this word. */
export function readChildAge(text: MeasureText, at: number): { meaning: Meaning; length: number } | null {
  const { words } = text;
  const short = /^(\d{1,2})(?:yrs?|yo|y)$/u.exec(words[at] ?? '');
  if (short !== null && Number(short[1]) <= oldestChild)
    return { meaning: child, length: words[at + 1] === 'old' ? 2 : 1 };
  const skipped = countHeading(text, at);
  const number = readNumber(words, at + skipped);
  if (number === null) return null;
  const behind = countBehind(words, at + skipped + number.length);
  if (behind === 0 && skipped === 0) return null;
  const length = skipped + number.length + behind;
  if (number.value > oldestChild) return { meaning: { kind: 'cue', cues: ['company'] }, length };
  return { meaning: child, length };
}
