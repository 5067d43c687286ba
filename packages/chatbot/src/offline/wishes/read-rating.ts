/** Ratings in numbers, of ten. */
import { afterNumbers } from './lexicon/bound-words.ts';
import { measure, type Measure, type MeasureText } from './measure.ts';
import { readNumber } from './numbers.ts';
import { deny } from './range.ts';
import { readBoundBefore, readBoundBehind } from './read-bound.ts';

const best = 10;
const units: ReadonlySet<string> = new Set('star stars points point'.split(' '));
const headings: ReadonlySet<string> = new Set('rated rating ratings score scored scores scoring imdb'.split(' '));
const fillings: ReadonlySet<string> = new Set('a an of at is the with'.split(' '));

/** 'out of ten', '/10', 'on imdb', 'on your scale': how many words belong to the number. */
function readTail({ words, marks }: MeasureText, at: number): number {
  let end = at;
  if (words[end] === '10' && marks[end] === '/') end += 1;
  if (words[end] === 'out' && words[end + 1] === 'of') end += 3;
  if (units.has(words[end] ?? '')) end += 1;
  if (words[end] === 'imdb') end += 1;
  return end - at;
}

function skipFillings(words: readonly string[], from: number): number {
  let at = from;
  while (fillings.has(words[at] ?? '')) at += 1;
  return at;
}

/** Null where no rating begins at this word. */
export function readRating(text: MeasureText, at: number): Measure | null {
  const { words, marks } = text;
  const hasHeading = headings.has(words[at] ?? '');
  const afterHeading = hasHeading ? skipFillings(words, at + 1) : at;
  const before = readBoundBefore(words, afterHeading);
  const start = skipFillings(words, afterHeading + before.length);
  const number = readNumber(words, start);
  if (number === null || number.value > best || number.value < 1) return null;
  const digits = start + number.length;
  const tail = readTail(text, digits);
  let end = digits + tail;
  const behind = readBoundBehind(words, end);
  const next = words[end];
  const isPlus = marks[end]?.startsWith('+') === true;
  const isFree = next === undefined || text.starts[end] === true || afterNumbers.has(next) || isPlus;
  if (!isFree && behind.bound === null) return null;
  const isBound = before.bound !== null && before.bound !== 'have' && before.bound !== 'about';
  const isHigher = behind.bound === 'from' && words[end] !== 'on';
  if (!isBound && !isHigher && !hasHeading && tail === 0 && !isPlus) return null;
  if (behind.bound !== null && words[end] !== 'on') end += behind.length;
  const isTo = before.bound === 'to' || before.bound === 'before' || behind.bound === 'to';
  const range = isTo ? { from: null, to: number.value } : { from: number.value, to: null };
  return measure('rating', range, deny(range, 0), end - at);
}
