/** The pieces of a query that are looked up: its words, neighbours joined ('star wars'), and all of it joined. */
import { lightWords } from '@kinora/contracts/text/fold-text';
import type { NearRange, TermRange, Terms } from './terms.ts';

export interface Unit {
  /** The query's words that the unit stands for, `to` excluded. */
  from: number;
  to: number;
  length: number;
  /** The term's number, or -1. */
  exact: number;
  starting: TermRange;
  near: readonly NearRange[];
  /** True for a unit that ends the query and may still be growing. */
  isLast: boolean;
  /** True for such a unit that is long enough to begin a longer word with a slip in it. */
  mayGrowNear: boolean;
}

export interface Question {
  size: number;
  units: readonly Unit[];
  /** Bits of the words that a name must have. */
  required: number;
  lightBits: number;
}

const nothing: TermRange = { from: 0, to: 0 };
/** Only from here on does a word that is not the last one match longer words: 'avenger' finds 'avengers'. */
const shortestStem = 3;
const shortestJoined = 3;
const shortestNearStem = 5;

function readUnit(terms: Terms, words: readonly string[], from: number, to: number): Unit {
  const text = words.slice(from, to).join('');
  const isLast = to === words.length;
  const isJoined = to - from > 1;
  const mayGrow = isJoined ? isLast && text.length >= shortestJoined : isLast || text.length >= shortestStem;
  return {
    from,
    to,
    length: text.length,
    exact: terms.find(text),
    starting: mayGrow ? terms.startingWith(text) : nothing,
    near: [],
    isLast,
    mayGrowNear: isLast && text.length >= shortestNearStem,
  };
}

export function readQuestion(terms: Terms, words: readonly string[]): Question {
  const size = words.length;
  const units = words.map((_, at) => readUnit(terms, words, at, at + 1));
  for (let at = 0; at + 1 < size; at += 1) units.push(readUnit(terms, words, at, at + 2));
  if (size > 2) units.push(readUnit(terms, words, 0, size));

  const everyBit = (1 << size) - 1;
  const light = words.reduce((bits, word, at) => (lightWords.has(word) ? bits | (1 << at) : bits), 0);
  const lightBits = light === everyBit ? 0 : light;
  return { size, units, required: everyBit & ~lightBits, lightBits };
}

interface Edits {
  words: readonly string[];
  /** Units shorter than this stay as they are. */
  shortest?: number;
}

/** The same question, one edit allowed in each word, and two in a long word that has no other match at all. */
export function allowEdits(terms: Terms, question: Question, { words, shortest = 0 }: Edits): Question {
  const units = question.units.map((unit) => {
    if (unit.length < shortest) return unit;
    const text = words.slice(unit.from, unit.to).join('');
    const near = terms.near(text);
    const isFound = near.length > 0 || unit.exact !== -1 || unit.starting.to > unit.starting.from;
    return { ...unit, near: isFound || unit.to - unit.from > 2 ? near : terms.far(text) };
  });
  return { ...question, units };
}
