/** The pieces of a query that are looked up: its words, neighbours joined ('star wars'), and all of it joined. */
import { lightWords } from '@kinora/contracts/text/fold-text';
import { type NearRange, noTerms, type TermRange, type Terms } from './terms.ts';

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
    starting: mayGrow ? terms.startingWith(text) : noTerms,
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

/** The bits of the query's words that the unit stands for. */
export function bitsOf({ from, to }: Unit): number {
  return (1 << to) - (1 << from);
}

function isFound({ exact, starting, near }: Unit): boolean {
  return exact !== -1 || starting.to > starting.from || near.length > 0;
}

/** The bits of the telling words that no term stands for, alone or as part of a longer unit. */
export function bitsMissing({ required, units }: Question): number {
  return units.reduce((bits, unit) => (isFound(unit) ? bits & ~bitsOf(unit) : bits), required);
}

function allowEdit(terms: Terms, unit: Unit, words: readonly string[]): Unit {
  const text = words.slice(unit.from, unit.to).join('');
  const edited = { ...unit, near: terms.near(text) };
  return isFound(edited) || unit.to - unit.from > 2 ? edited : { ...edited, near: terms.far(text) };
}

/**
 * The same question, one edit allowed in each word, and two in a long word that has no other match at all.
 * @param shortest units shorter than this stay as they are
 */
export function allowEdits(
  terms: Terms,
  question: Question,
  words: readonly string[],
  shortest: number,
): Question {
  const units = question.units.map((unit) => (unit.length < shortest ? unit : allowEdit(terms, unit, words)));
  return { ...question, units };
}

/**
 * The same for names that must have every telling word. The words that are not found as they stand are edited first:
 * where that does not help, nothing can, and the others stay as they are.
 */
export function allowEditsInAll(terms: Terms, question: Question, words: readonly string[]): Question {
  const missing = bitsMissing(question);
  const isMissing = (unit: Unit) => (bitsOf(unit) & missing) !== 0;
  const units = question.units.map((unit) => (isMissing(unit) ? allowEdit(terms, unit, words) : unit));
  if (bitsMissing({ ...question, units }) !== 0) return { ...question, units };
  return {
    ...question,
    units: units.map((unit) => (isMissing(unit) ? unit : allowEdit(terms, unit, words))),
  };
}
