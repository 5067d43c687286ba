/** Ratings in numbers, of ten. */
import { afterNumbers } from './lexicon/bound-words.ts';
import { measure, type Measure, type MeasureText } from './measure.ts';
import { readNumber } from './numbers.ts';
import { deny } from './range.ts';
import { readBoundBefore, readBoundBehind, type ReadBound } from './read-bound.ts';

const best = 10;
/** A smaller number without a heading or a unit is a count: 'more than one'. */
const lowestBare = 4;
const mostStars = 5;
const half = 0.5;
const units: ReadonlySet<string> = new Set(['star', 'stars', 'points', 'point']);
const otherUnits: ReadonlySet<string> = new Set(
  'minutes minute mins min hours hour years year films movies times people percent million and'.split(' '),
);
const headings: ReadonlySet<string> = new Set(
  'rated rating ratings score scored scores scoring imdb'.split(' '),
);
const fillings: ReadonlySet<string> = new Set('a an of at is the with'.split(' '));
const refusals: ReadonlySet<string> = new Set('nothing not no none isnt arent never'.split(' '));

/** 'seven or better' rates, 'four or more' counts. */
const comparing: ReadonlySet<string> = new Set(['higher', 'better', 'above', 'up', 'over']);
/** Their ages and numbers are no ratings: 'they are all over 8'. */
/** 'starting at 8', 'past 9': a time of day. */
const timeBounds: ReadonlySet<string> = new Set('starting since past beyond runs goes ever'.split(' '));
const counted: ReadonlySet<string> = new Set(
  'kids children people everyone all they age boys girls guests am is are im theyre'.split(' '),
);

interface Tail {
  length: number;
  /** Of so many the number is: 10, or 5 for stars. */
  of: number;
}

/** 'out of ten', '/10', 'stars', 'on imdb': what belongs to the number. */
function readTail({ words, marks }: MeasureText, at: number, value: number): Tail {
  let end = at;
  let of = best;
  const isSlash = marks[at] === '/' && ['5', '10'].includes(words[at] ?? '');
  if (isSlash) end += 1;
  const hasOf = words[end] === 'out' && words[end + 1] === 'of';
  if (hasOf) end += 3;
  if ((isSlash || hasOf) && ['5', 'five'].includes(words[end - 1] ?? '')) of = mostStars;
  if (units.has(words[end] ?? '')) {
    if (words[end]?.startsWith('star') === true && value <= mostStars && !hasOf && !isSlash) of = mostStars;
    end += 1;
  }
  if (words[end] === 'imdb') end += 1;
  return { length: end - at, of };
}

function skipFillings(words: readonly string[], from: number): number {
  let at = from;
  while (fillings.has(words[at] ?? '')) at += 1;
  return at;
}

/** 'kids under 10' is no rating, 'nothing under 7' is. */
function isRefused(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - 2), at).some((word) => refusals.has(word));
}

function bindsBare({ bound }: ReadBound, words: readonly string[], at: number): boolean {
  return (bound === 'from' && !timeBounds.has(words[at] ?? '')) || (bound === 'to' && isRefused(words, at));
}

/** Null where no rating begins at this word. */
export function readRating(text: MeasureText, at: number): Measure | null {
  const { words, marks, starts } = text;
  const hasHeading = headings.has(words[at] ?? '');
  const opening = hasHeading ? skipFillings(words, at + 1) : at;
  const before = readBoundBefore(words, opening);
  const start = skipFillings(words, opening + before.length);
  const number = readNumber(words, start);
  if (number === null || number.value > best || number.value < 1) return null;
  const hasHalf = words.slice(start + number.length, start + number.length + 3).join(' ') === 'and a half';
  const digits = start + number.length + (hasHalf ? 3 : 0);
  const tail = readTail(text, digits, number.value);
  const end = digits + tail.length;
  const behind = words[end] === 'on' ? { bound: null, length: 0 } : readBoundBehind(words, end);
  const isPlus = marks[end]?.startsWith('+') === true;
  const isEnd = words[end] === undefined || starts[end] === true || afterNumbers.has(words[end] ?? '');
  // 'Rated above 7 not with …' is a rating, 'rated 12 years' is none.
  const isOpen = hasHeading && !otherUnits.has(words[end] ?? '');
  if (!isEnd && !isOpen && !isPlus && behind.bound === null) return null;
  const isMarked = hasHeading || tail.length > 0;
  const isHigher = behind.bound === 'from' && comparing.has(words[end + 1] ?? '');
  const isBare =
    (bindsBare(before, words, opening) || isHigher || isPlus) && !counted.has(words[at - 1] ?? '');
  if (!isMarked && (!isBare || number.value < lowestBare)) return null;
  const value = ((number.value + (hasHalf ? half : 0)) * best) / tail.of;
  const isTo = before.bound === 'to' || before.bound === 'before' || behind.bound === 'to';
  const range = isTo ? { from: null, to: value } : { from: value, to: null };
  return measure('rating', range, deny(range, 0), end + behind.length - at);
}
