/** Years, decades, centuries and spans of years. */
import type { Range } from '../../wishes.ts';
import type { Bound } from './lexicon/bound-words.ts';
import { measure, type Measure, type MeasureText } from './measure.ts';
import { readNumber } from './numbers.ts';
import { deny, span } from './range.ts';
import { readBoundBefore, readBoundBehind } from './read-bound.ts';

interface Stretch {
  from: number;
  to: number;
  length: number;
}

const firstYear = 1880;
const longAgo = 15;
/** Years around 'about 1990'. */
const vagueness = 2;

const decadeNames: ReadonlyMap<string, number> = new Map(
  Object.entries({
    twenties: 1920,
    thirties: 1930,
    forties: 1940,
    fourties: 1940,
    fifties: 1950,
    sixties: 1960,
    seventies: 1970,
    eighties: 1980,
    nineties: 1990,
    noughties: 2000,
    naughties: 2000,
    aughts: 2000,
    noughts: 2000,
    tens: 2010,
  }),
);

const owners: ReadonlySet<string> = new Set('my your his her their our'.split(' '));
const parts: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 3],
  mid: [4, 6],
  middle: [4, 6],
  late: [7, 9],
};

function toDecade(from: number, length: number): Stretch {
  return { from, to: from + 9, length };
}

function readDecade(words: readonly string[], at: number): Stretch | null {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (/^(?:19|20)\d0s?$/u.test(word) && (word.endsWith('s') || next === 's')) {
    return toDecade(Number.parseInt(word, 10), word.endsWith('s') ? 1 : 2);
  }
  if (/^\d0(?:s|ies)$/u.test(word)) {
    const tens = Number.parseInt(word, 10);
    return toDecade(tens < 20 ? 2000 + tens : 1900 + tens, 1);
  }
  if (word === 'nineteen' && decadeNames.has(next)) return toDecade(decadeNames.get(next) ?? 0, 2);
  if (word === 'twenty' && next === 'tens') return toDecade(2010, 2);
  if (word === 'twenty' && next === 'twenties') return toDecade(2020, 2);
  if (word === 'two' && (next === 'thousands' || next === '1000s')) return toDecade(2000, 2);
  const named = decadeNames.get(word);
  return named === undefined || word === 'tens' ? null : toDecade(named, 1);
}

function readCentury(words: readonly string[], at: number, thisYear: number): Stretch | null {
  const two = `${words[at] ?? ''} ${words[at + 1] ?? ''}`;
  if (two === 'this year') return { from: thisYear, to: thisYear, length: 2 };
  if (two === 'last year' && words[at + 2] !== 'or')
    return { from: thisYear - 1, to: thisYear - 1, length: 2 };
  if (two === 'turn of' && words[at + 2] === 'the') return { from: 2000, to: 2000, length: 4 };
  const decade = thisYear - (thisYear % 10);
  if (two === 'this decade' || two === 'current decade') return { from: decade, to: decade + 9, length: 2 };
  if (two === 'previous decade') return { from: decade - 10, to: decade - 1, length: 2 };
  if (['twentieth century', '20th century', 'last century'].includes(two)) {
    return { from: 1900, to: 1999, length: 2 };
  }
  return null;
}

function readYear({ words, marks, thisYear }: MeasureText, at: number): Stretch | null {
  const word = words[at] ?? '';
  if (/^\d\d$/u.test(word) && /['’‘]$/u.test(marks[at] ?? '')) {
    const year = Number(word) + (2000 + Number(word) > thisYear ? 1900 : 2000);
    return { from: year, to: year, length: 1 };
  }
  if (!/^\d{4}$/u.test(word)) return null;
  const year = Number(word);
  return year < firstYear || year > thisYear + 5 ? null : { from: year, to: year, length: 1 };
}

/** One year or one decade: 'the early 90s', '1994', 'this year'. */
function readStretch(text: MeasureText, at: number): Stretch | null {
  const { words, thisYear } = text;
  let skipped = 0;
  while (['the', 'year', 'years'].includes(words[at + skipped] ?? '')) skipped += 1;
  const part = parts[words[at + skipped] ?? ''];
  if (part !== undefined) {
    let behind = at + skipped + 1;
    while (['the', 'to', 'of', 'late', 'mid'].includes(words[behind] ?? '')) behind += 1;
    const decade = readDecade(words, behind);
    if (decade === null) return null;
    const last = behind - at - skipped > 1 ? (parts[words[behind - 1] ?? ''] ?? part) : part;
    return { from: decade.from + part[0], to: decade.from + last[1], length: behind - at + decade.length };
  }
  const start = at + skipped;
  const found = readDecade(words, start) ?? readCentury(words, start, thisYear) ?? readYear(text, start);
  return found === null ? null : { ...found, length: found.length + skipped };
}

/** 'the last five years', 'in the past decade', 'this century'. */
function readLately({ words, thisYear }: MeasureText, at: number): Measure | null {
  const start = words[at] === 'the' ? at + 1 : at;
  const word = words[start] ?? '';
  const since = (from: number, end: number): Measure =>
    measure('years', { from, to: null }, { from: null, to: from - 1 }, end - at);
  const next = words[start + 1] ?? '';
  if (['this', '21st', 'present', 'current'].includes(word) && next === 'century')
    return since(2000, start + 2);
  if (word === 'twenty' && next === 'first' && words[start + 2] === 'century') return since(2000, start + 3);
  if (['this', 'new'].includes(word) && next === 'millennium') return since(2000, start + 2);
  if (!['last', 'past', 'recent', 'previous', 'these'].includes(word)) return null;
  if (next === 'decade') return since(thisYear - 10, start + 2);
  if (next === 'year' && words[start + 2] === 'or') return since(thisYear - 2, start + 4);
  const number = next === 'few' ? { value: 3, length: 1 } : readNumber(words, start + 1);
  if (number === null) return null;
  const unit = words[start + 1 + number.length] ?? '';
  const size = unit.startsWith('year') || unit === 'yrs' ? 1 : unit.startsWith('decade') ? 10 : 0;
  if (size === 0 || number.value > 100) return null;
  return since(thisYear - number.value * size, start + 2 + number.length);
}

/** 'older than 20 years', 'less than ten years old'. */
function readAge({ words, thisYear }: MeasureText, at: number): Measure | null {
  const { bound, length } = readBoundBefore(words, at);
  if (bound === null || bound === 'about' || bound === 'have') return null;
  const number = readNumber(words, at + length);
  if (number === null || number.value > 120) return null;
  const end = at + length + number.length;
  if (!['years', 'year', 'yrs'].includes(words[end] ?? '')) return null;
  const isOld = ['old', 'ago'].includes(words[end + 1] ?? '');
  // 'after twenty years of marriage' is no film's age.
  if (!isOld && words[at + length - 1] !== 'than') return null;
  if (!isOld && bound !== 'before' && bound !== 'after') return null;
  const year = thisYear - number.value;
  const isOlder = words[end + 1] === 'ago' ? bound === 'before' : bound === 'before' || bound === 'from';
  const range: Range = isOlder ? { from: null, to: year } : { from: year, to: null };
  return measure(
    'years',
    range,
    isOlder ? { from: year, to: null } : { from: null, to: year },
    end + (isOld ? 2 : 1) - at,
  );
}

function bind({ from, to }: Range & Stretch, bound: Bound | null): Range {
  if (bound === 'before') return { from: null, to: from - 1 };
  if (bound === 'after') return { from: to + 1, to: null };
  if (bound === 'to') return { from: null, to };
  if (bound === 'from') return { from, to: null };
  if (bound === 'about') return from === to ? { from: from - vagueness, to: to + vagueness } : { from, to };
  return { from, to };
}

function denyYears(range: Range, thisYear: number): Range {
  const { from, to } = range;
  if (from === null || to === null) return deny(range, 1);
  return to < thisYear - longAgo ? { from: to + 1, to: null } : { from: null, to: from - 1 };
}

const joins: ReadonlySet<string> = new Set(['to', 'until', 'till', 'through', 'thru', 'up', 'and', 'or']);

/** A second stretch behind the first: '1990 to 2000', 'the 70s or the 80s', '70s/80s'. */
function readSecond(text: MeasureText, at: number, isBetween: boolean): Stretch | null {
  const word = text.words[at] ?? '';
  const isDash = /[-–—/]/u.test(text.marks[at] ?? '');
  if (isDash) return readStretch(text, at);
  if (!joins.has(word)) return null;
  let next = word === 'up' && text.words[at + 1] === 'to' ? at + 2 : at + 1;
  while (['from', 'in', 'the'].includes(text.words[next] ?? '')) next += 1;
  const second = readStretch(text, next);
  if (second === null) return null;
  const isList = word === 'and' || word === 'or';
  // 'from 1990 and 1995' names two years; 'the 70s and 80s' and 'between 1990 and 1995' a stretch.
  if (isList && !isBetween && second.from === second.to) return null;
  return { ...second, length: second.length + next - at };
}

/** Null where no year begins at this word. */
export function readYears(text: MeasureText, at: number): Measure | null {
  const { words, thisYear } = text;
  if (owners.has(words[at - 1] ?? '')) return null;
  const lately = readLately(text, at) ?? readAge(text, at);
  if (lately !== null) return lately;
  const isBetween = words[at] === 'between';
  const { bound, length } = isBetween ? { bound: null, length: 1 } : readBoundBefore(words, at);
  if (bound === 'have') return null;
  const start = ['from', 'in', 'of'].includes(words[at + length] ?? '') ? at + length + 1 : at + length;
  // 'the decade I was born in, the seventies': the little word belongs to what is before.
  if (start > at && text.starts[start] === true) return null;
  const first = readStretch(text, start);
  // 'about the sixties' is what a film is about, not when it was made.
  if (first === null || (bound === 'about' && first.from !== first.to)) return null;
  let end = start + first.length;
  const second = bound === null || bound === 'from' ? readSecond(text, end, isBetween) : null;
  if (second !== null) {
    const both = span(first, second);
    return measure('years', both, denyYears(both, thisYear), end + second.length - at);
  }
  const behind = readBoundBehind(words, end, true);
  const isBehind = bound === null && behind.bound !== null;
  if (isBehind) end += behind.length;
  const range = bind(first, isBehind ? behind.bound : bound);
  return measure('years', range, denyYears(range, thisYear), end - at);
}
