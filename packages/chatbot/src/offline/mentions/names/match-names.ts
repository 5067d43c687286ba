/** Follows a message into the names, from every one of its words. */
import type { MessageWord, Span } from '../../reading/message-words.ts';
import { isJoiner, isLight } from './light-words.ts';
import type { NameIndex, Rows } from './name-index.ts';
import { readWords, type WordReading } from './readings.ts';
import { mostBits } from './to-name.ts';

export interface NameMatch extends Span {
  /** The rows of the names that are, or only begin with, the words that were read; at most `mostRows`. */
  rows: readonly number[];
  /** Whether the names have no further words. */
  isWhole: boolean;
  /** How many words of the names were read. */
  depth: number;
  slips: number;
  /** A slip left another real word. */
  isRealWord: boolean;
  /** How unlikely it is that the words stand together by chance, in bits. */
  strength: number;
  /** How much of that the words have that are written without a slip. */
  plainStrength: number;
}

interface State {
  /** The word of the message to read next, and the one behind the last that was read. */
  at: number;
  to: number;
  rows: Rows;
  depth: number;
  slips: number;
  isRealWord: boolean;
  strength: number;
  plainStrength: number;
  joins: number;
  marks: number;
}

const mostSlips = 2;
/** So that a message written to be slow is not. */
const mostSteps = { fromOneWord: 1_000, inAll: 20_000 };
const mostRowsRead = 300;
const mostRows = 24;
const mostSkipped = 3;
const longestStump = 2;
const quotation = /["“”„«»‹›「」『』]/u;

/** 'tower f jutland': what is left of a small word. */
function isStump(index: NameIndex, word: string): boolean {
  return word.length <= longestStump && !index.lexicon.isOrdinary(word);
}

/** Nobody writes a quotation mark into the middle of a title. */
function crossesQuote(words: readonly MessageWord[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined) return false;
  return before.isQuoted !== word.isQuoted || (word.isQuoted && quotation.test(word.marks ?? ''));
}

/** The rows whose joins and marks allow for those that stand in the message. */
function allows(index: NameIndex, row: number, { joins, marks }: State): boolean {
  return (joins & ~index.joinsOf(row)) === 0 && (marks & ~index.marksOf(row)) === 0;
}

export function createNameMatcher(index: NameIndex, words: readonly MessageWord[]) {
  const readings = readWords(index, words);
  let steps = 0;
  let allSteps = 0;

  function rowsBetween(from: number, to: number, state: State): number[] {
    const rows: number[] = [];
    const last = Math.min(to, from + mostRowsRead);
    for (let row = from; row < last && rows.length < mostRows; row += 1) {
      if (allows(index, row, state)) rows.push(row);
    }
    return rows;
  }

  function endings(from: number, state: State): NameMatch[] {
    const { depth, to, slips, isRealWord, strength, plainStrength } = state;
    // Any short word is near to some name.
    if (isRealWord && depth === 1) return [];
    let end = state.rows.from;
    const last = Math.min(state.rows.to, end + mostRowsRead);
    while (end < last && index.lengthOf(end) === depth) end += 1;
    const match = { from, to, depth, slips, isRealWord, strength, plainStrength };
    const whole = rowsBetween(state.rows.from, end, state);
    const begun = depth > 1 && slips === 0 ? rowsBetween(end, state.rows.to, state) : [];
    return [
      { ...match, rows: whole, isWhole: true },
      { ...match, rows: begun, isWhole: false },
    ].filter(({ rows }) => rows.length > 0);
  }

  function step(
    state: State,
    reading: WordReading,
    skipped: { joins: number; marks: number },
  ): State | undefined {
    let { rows, depth, strength, plainStrength } = state;
    // What a slip left tells no more than the word that it left.
    const most = reading.isPlain ? Infinity : index.lexicon.weigh(words[state.at]!.folded);
    for (const word of reading.words) {
      rows = index.narrow(rows, depth, word);
      if (rows.from >= rows.to) return undefined;
      depth += 1;
      const weight = Math.min(most, index.lexicon.weigh(index.lexicon.words[word]!));
      strength += weight;
      if (reading.isPlain) plainStrength += weight;
    }
    return {
      at: reading.to,
      to: reading.to,
      rows,
      depth,
      strength,
      plainStrength,
      slips: state.slips + reading.slips,
      isRealWord: state.isRealWord || (reading.slips > 0 && reading.isRealWord),
      joins: state.joins | skipped.joins,
      marks: state.marks | skipped.marks,
    };
  }

  function follow(from: number, state: State, found: NameMatch[]): void {
    if (state.depth > 0) found.push(...endings(from, state));
    const bit = state.depth > 0 && state.depth < mostBits ? 1 << state.depth : 0;
    let { slips } = state;
    const skipped = { joins: 0, marks: 0 };
    for (let at = state.at; at < words.length && at <= state.at + mostSkipped; at += 1) {
      if (at > from && crossesQuote(words, at)) return;
      const { folded, startsClause } = words[at]!;
      if (startsClause && at > from) skipped.marks |= bit;
      for (const reading of readings[at]!) {
        steps += 1;
        if (steps > mostSteps.fromOneWord || allSteps + steps > mostSteps.inAll) return;
        if (slips + reading.slips > mostSlips) continue;
        const next = step({ ...state, at, slips }, reading, skipped);
        if (next) follow(from, next, found);
      }
      if (state.depth === 0) return;
      if (isJoiner(folded)) skipped.joins |= bit;
      if (isLight(folded)) continue;
      if (!isStump(index, folded)) return;
      slips += 1;
    }
  }

  return {
    /** Every name that the message has at that word, the same name perhaps by several readings. */
    matchesFrom(from: number): NameMatch[] {
      const found: NameMatch[] = [];
      allSteps += steps;
      steps = 0;
      const start = { strength: 0, plainStrength: 0, joins: 0, marks: 0, isRealWord: false };
      follow(from, { ...start, at: from, to: from, rows: index.all, depth: 0, slips: 0 }, found);
      return found;
    },
  };
}
