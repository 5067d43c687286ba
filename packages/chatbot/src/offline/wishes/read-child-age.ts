/** 'my six-year-old', 'a 5 year old': whose age it is decides for whom the film is. */
import type { Meaning } from './meaning.ts';
import type { MeasureText } from './measure.ts';
import { readNumber } from './numbers.ts';

const oldestChild = 12;
const yearWords: ReadonlySet<string> = new Set(['year', 'years', 'yr', 'yrs', 'month', 'months']);
const oldWords: ReadonlySet<string> = new Set(['old', 'olds']);

function countWords({ words }: MeasureText, at: number): number {
  if (/^yo$/u.test(words[at] ?? '')) return 1;
  return yearWords.has(words[at] ?? '') && oldWords.has(words[at + 1] ?? '') ? 2 : 0;
}

/** Null where no age begins at this word. */
export function readChildAge(text: MeasureText, at: number): { meaning: Meaning; length: number } | null {
  const number = readNumber(text.words, at);
  if (number === null) return null;
  const words = countWords(text, at + number.length);
  if (words === 0) return null;
  const length = number.length + words;
  if (number.value > oldestChild) return { meaning: { kind: 'cue', cues: ['company'] }, length };
  return { meaning: { kind: 'wish', wishes: [{ field: 'forChildren' }], sign: 'none' }, length };
}
