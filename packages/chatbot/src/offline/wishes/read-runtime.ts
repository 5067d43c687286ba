/** Lengths in hours and minutes. */
import type { Range } from '../../wishes.ts';
import { afterNumbers, type Bound } from './lexicon/bound-words.ts';
import { measure, type Measure, type MeasureText } from './measure.ts';
import { readNumber } from './numbers.ts';
import { deny } from './range.ts';
import { readBoundBefore, readBoundBehind } from './read-bound.ts';

interface Length {
  minutes: number;
  length: number;
  hasUnit: boolean;
  inHours: boolean;
}

const hourWords: ReadonlySet<string> = new Set('h hr hrs hour hours'.split(' '));
const minuteWords: ReadonlySet<string> = new Set('m min mins minute minutes'.split(' '));
const shortest = 20;
const longest = 900;
/** Lengths that a number without a unit may be. */
const likely = { from: 40, to: 300 } as const;
/** Minutes around a length that is said about, in hours or in minutes. */
const aroundHours = 15;
const aroundMinutes = 10;

function readMinutes(words: readonly string[], at: number): { minutes: number; length: number } | null {
  const start = words[at] === 'and' ? at + 1 : at;
  const skipped = start - at;
  const word = words[start] ?? '';
  const short = /^(\d{1,3})(?:m|mins?|minutes?)$/u.exec(word);
  if (short !== null) return { minutes: Number(short[1]), length: skipped + 1 };
  if (word === 'half' && skipped === 1) return { minutes: 30, length: 2 };
  if (word === 'a' && words[start + 1] === 'half') return { minutes: 30, length: skipped + 2 };
  if (word === 'three' && words[start + 1] === 'quarters') return { minutes: 45, length: skipped + 2 };
  if (word === 'a' && words[start + 1] === 'quarter') return { minutes: 15, length: skipped + 2 };
  const number = readNumber(words, start);
  if (number === null) return null;
  const hasUnit = minuteWords.has(words[start + number.length] ?? '');
  // 'an hour and forty five', and not 'an hour and two beers'.
  const isBare = number.value < 60 && number.value >= 10 && number.value % 5 === 0;
  if (!hasUnit && !isBare) return null;
  return { minutes: number.value, length: skipped + number.length + (hasUnit ? 1 : 0) };
}

function readHours(words: readonly string[], at: number): { hours: number; length: number } | null {
  const word = words[at] ?? '';
  const short = /^(\d(?:\.\d{1,2})?)(?:h|hrs?|hours?)$/u.exec(word);
  if (short !== null) return { hours: Number(short[1]), length: 1 };
  const isBare = !['an', 'a', 'one', 'half', 'per'].includes(words[at - 1] ?? '');
  if (word === 'hour' && isBare) return { hours: 1, length: 1 };
  if (['an', 'a', 'one'].includes(word) && words[at + 1] === 'hour') return { hours: 1, length: 2 };
  if (word === 'half') {
    const skipped = ['an', 'a'].includes(words[at + 1] ?? '') ? 2 : 1;
    return words[at + skipped] === 'hour' ? { hours: 0.5, length: skipped + 1 } : null;
  }
  const number = readNumber(words, at);
  if (number === null) return null;
  let end = at + number.length;
  const hasHalf = words[end] === 'and' && words[end + 1] === 'a' && words[end + 2] === 'half';
  if (hasHalf) end += 3;
  if (!hourWords.has(words[end] ?? '')) return null;
  return { hours: number.value + (hasHalf ? 0.5 : 0), length: end + 1 - at };
}

function readLength(words: readonly string[], at: number): Length | null {
  const packed = /^(\d)h(\d\d?)m?$/u.exec(words[at] ?? '');
  if (packed !== null) {
    const minutes = Number(packed[1]) * 60 + Number(packed[2]);
    return { minutes, length: 1, hasUnit: true, inHours: false };
  }
  const hours = readHours(words, at);
  if (hours !== null) {
    const rest = readMinutes(words, at + hours.length);
    const minutes = hours.hours * 60 + (rest?.minutes ?? 0);
    return { minutes, length: hours.length + (rest?.length ?? 0), hasUnit: true, inHours: true };
  }
  const short = /^(\d{2,3})(?:m|mins?|minutes?)$/u.exec(words[at] ?? '');
  if (short !== null) return { minutes: Number(short[1]), length: 1, hasUnit: true, inHours: false };
  const number = readNumber(words, at);
  if (number === null) return null;
  const hasUnit = minuteWords.has(words[at + number.length] ?? '');
  return { minutes: number.value, length: number.length + (hasUnit ? 1 : 0), hasUnit, inHours: false };
}

function bind(minutes: number, bound: Bound | null, inHours: boolean): Range {
  if (bound === 'to' || bound === 'before' || bound === 'have') return { from: null, to: minutes };
  if (bound === 'from' || bound === 'after') return { from: minutes, to: null };
  const around = inHours ? aroundHours : aroundMinutes;
  return { from: minutes - around, to: minutes + around };
}

/** 'between 90 and 120 minutes', 'two to three hours', '90-120 minutes'. */
function readBetween({ words, marks }: MeasureText, at: number): Measure | null {
  const isBetween = words[at] === 'between';
  const start = isBetween ? at + 1 : at;
  const first = readLength(words, start);
  if (first === null) return null;
  const end = start + first.length;
  const isDash = marks[end] === '-' || marks[end] === '–';
  if (!isDash && words[end] !== 'to' && words[end] !== (isBetween ? 'and' : 'or')) return null;
  const next = isDash ? end : end + 1;
  const second = readLength(words, next);
  if (second === null || !second.hasUnit) return null;
  const from = first.hasUnit || !second.inHours ? first.minutes : first.minutes * 60;
  if (from < shortest || second.minutes > longest || from >= second.minutes) return null;
  const range = { from, to: second.minutes };
  return measure('runtime', range, { from: null, to: from }, next + second.length - at);
}

function isLikely({ minutes, hasUnit, length }: Length, text: MeasureText, at: number): boolean {
  if (hasUnit) return minutes >= shortest && minutes <= longest;
  const next = text.words[at + length];
  const isFree = next === undefined || text.starts[at + length] === true || afterNumbers.has(next);
  return isFree && minutes >= likely.from && minutes <= likely.to;
}

const tails: ReadonlySet<string> = new Set(['mark', 'long', 'runtime', 'length', 'run', 'in']);

const unable: ReadonlySet<string> = new Set(['cant', 'cannot']);

/** Null where no length begins at this word. */
export function readRuntime(text: MeasureText, at: number): Measure | null {
  const { words, marks } = text;
  // 'I waited for two hours' and 'a date in an hour' are no film's length.
  if (['for', 'after', 'in'].includes(words[at - 1] ?? '')) return null;
  const between = readBetween(text, at);
  if (between !== null || words[at] === 'between') return between;
  const before = readBoundBefore(words, at);
  let start = at + before.length;
  let { bound } = before;
  if (bound === 'have' || bound === 'to' || bound === 'from') {
    // 'I have about two hours' is still at most that.
    const second = readBoundBefore(words, start);
    if (second.bound !== null) {
      start += second.length;
      if (bound === 'have' && second.bound !== 'about' && second.bound !== 'have') bound = second.bound;
    }
  }
  if (words[start] === 'the') start += 1;
  const found = readLength(words, start);
  if (found === null || !isLikely(found, text, start)) return null;
  if (!found.hasUnit && (bound === null || bound === 'about' || bound === 'have')) return null;
  let end = start + found.length;
  if (bound === null && marks.slice(start + 1, end + 1).some((mark) => mark.startsWith('+'))) bound = 'from';
  if (tails.has(words[end] ?? '') && text.starts[end] !== true && words[end] !== 'in') end += 1;
  const behind = readBoundBehind(words, end);
  if (behind.bound !== null && behind.length > 0 && words[end] !== 'on') {
    end += behind.length;
    bound ??= behind.bound;
  }
  // 'He cannot sit still longer than 80 minutes'.
  const isBeyond = bound === 'from' && words.slice(Math.max(0, at - 5), at).some((word) => unable.has(word));
  const range = bind(found.minutes, isBeyond ? 'to' : bound, found.inHours);
  return measure('runtime', range, deny(range, 0), end - at);
}
