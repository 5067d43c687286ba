/** Finds the names of an index that answer a question, and how well. */
import { type Alignment, align, countBits } from './align.ts';
import type { NameIndex } from './name-index.ts';
import type { TermRange } from './terms.ts';
import { type Question, type Unit, allowEditsInAll, bitsMissing, bitsOf, readQuestion } from './units.ts';

/** The best known names come first, so the ones cut off are those that nobody would page to. */
const maximumExact = 1000;
const maximumNear = 300;

export interface FoundName extends Alignment {
  name: number;
}

function markRange(index: NameIndex, bits: Uint16Array, { from, to }: TermRange, mark: number): void {
  const end = index.termStarts[to]!;
  for (let at = index.termStarts[from]!; at < end; at += 1) bits[index.names[at]!]! |= mark;
}

function markUnit(index: NameIndex, bits: Uint16Array, unit: Unit): void {
  const mark = bitsOf(unit);
  if (unit.exact !== -1) markRange(index, bits, { from: unit.exact, to: unit.exact + 1 }, mark);
  if (unit.starting.to > unit.starting.from) markRange(index, bits, unit.starting, mark);
  for (const range of unit.near) {
    if (unit.mayGrowNear && range.isStem) markRange(index, bits, range, mark);
    else if (range.isWhole) markRange(index, bits, { from: range.from, to: range.from + 1 }, mark);
  }
}

/** For every name, the bits of the question's words that it may have. Good until the index is asked again. */
export function markNames(index: NameIndex, question: Question): Uint16Array {
  const bits = index.marks.fill(0);
  for (const unit of question.units) markUnit(index, bits, unit);
  return bits;
}

/** True when the term is all that the name tells. */
function isWholeName(index: NameIndex, name: number, term: number): boolean {
  const unsaid = countBits(index.lightBits[name]! | index.articles[name]!);
  for (let entry = index.spellingStarts[name]!; entry < index.spellingStarts[name + 1]!; entry += 1) {
    if (index.spellingTerms[entry] === term && index.spans[entry]! + unsaid >= index.lengths[name]!)
      return true;
  }
  return false;
}

/** Names that are the whole question, however little known. */
function findWholeNames(index: NameIndex, question: Question): number[] {
  const whole = question.units.find((unit) => unit.from === 0 && unit.to === question.size);
  if (!whole || whole.exact === -1) return [];
  const from = index.termStarts[whole.exact]!;
  const names = index.names.subarray(from, index.termStarts[whole.exact + 1]);
  return Array.from(names).filter((name) => isWholeName(index, name, whole.exact));
}

function alignAll(index: NameIndex, question: Question, maximum: number): FoundName[] {
  if (bitsMissing(question) !== 0) return [];
  const bits = markNames(index, question);
  const candidates = new Set(findWholeNames(index, question));
  const { required } = question;
  for (let name = 0; name < bits.length; name += 1) {
    if ((bits[name]! & required) !== required) continue;
    if (candidates.size >= maximum) break;
    candidates.add(name);
  }
  return [...candidates].flatMap((name) => {
    const alignment = align(index, name, question);
    return alignment ? [{ name, ...alignment }] : [];
  });
}

/** The names that have every telling word of the query, the last one perhaps only begun. */
export function findNames(index: NameIndex, words: readonly string[]): FoundName[] {
  return alignAll(index, readQuestion(index.terms, words), maximumExact);
}

/** The names that are within one edit a word of the query and not found without. */
export function findNearNames(index: NameIndex, words: readonly string[]): FoundName[] {
  const question = allowEditsInAll(index.terms, readQuestion(index.terms, words), words);
  return alignAll(index, question, maximumNear).filter(({ isNear }) => isNear);
}
