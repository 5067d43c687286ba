/** 'my six-year-old', 'a 5 year old', 'aged seven': whose age it is decides for whom the film is. */
import type { Meaning } from './meaning.ts';
import type { MeasureText } from './measure.ts';
import { readNumber } from './numbers.ts';

export const oldestChild = 12;
const yearWords: ReadonlySet<string> = new Set(['year', 'years', 'yr', 'yrs', 'month', 'months']);
const oldWords: ReadonlySet<string> = new Set(['old', 'olds']);
const headings: ReadonlySet<string> = new Set(['aged', 'age', 'ages']);

function countBehind(words: readonly string[], at: number): number {
  if (words[at] === 'yo') return 1;
  return yearWords.has(words[at] ?? '') && oldWords.has(words[at + 1] ?? '') ? 2 : 0;
}

/** Null where no age begins at this word. */
export function readChildAge(
  { words }: MeasureText,
  at: number,
): { meaning: Meaning; length: number } | null {
  const skipped = headings.has(words[at] ?? '') ? 1 : 0;
  const number = readNumber(words, at + skipped);
  if (number === null) return null;
  const behind = countBehind(words, at + skipped + number.length);
  if (behind === 0 && skipped === 0) return null;
  const length = skipped + number.length + behind;
  if (number.value > oldestChild) return { meaning: { kind: 'cue', cues: ['company'] }, length };
  return { meaning: { kind: 'wish', wishes: [{ field: 'forChildren' }], sign: 'none' }, length };
}
