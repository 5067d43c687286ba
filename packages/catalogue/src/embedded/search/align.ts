/** How well one name answers a question: which words match, how, and in what order. */
import type { NameIndex } from './name-index.ts';
import type { Question, Unit } from './units.ts';

export interface Alignment {
  /** About 0 to 120: the whole name best, then its beginning, then words in a row, in order, in any order. */
  quality: number;
  /** True when nothing telling is left of the name. */
  isWhole: boolean;
  /** True when an edit was needed. */
  isNear: boolean;
}

const quality = { whole: 120, wholeSoFar: 81, beginning: 80, inRow: 70, inOrder: 62, anyOrder: 55 } as const;
const cost = { prefix: 8, near: 12, nearPrefix: 18, joined: 3, backwards: 8, unsaid: 1, extra: 3 } as const;

interface Match {
  cost: number;
  isPrefix: boolean;
  isNear: boolean;
}

const exactMatch: Match = { cost: 0, isPrefix: false, isNear: false };

function matchTerm(index: NameIndex, unit: Unit, term: number): Match | undefined {
  if (term === unit.exact) return exactMatch;
  if (term >= unit.starting.from && term < unit.starting.to) {
    const missing = 1 - unit.length / index.terms.words[term]!.length;
    return { cost: cost.prefix * missing, isPrefix: true, isNear: false };
  }
  let found: Match | undefined;
  for (const range of unit.near) {
    if (range.isWhole && term === range.from) return { cost: cost.near, isPrefix: false, isNear: true };
    if (!unit.mayGrowNear || !range.isStem || term < range.from || term >= range.to) continue;
    found = { cost: cost.nearPrefix, isPrefix: true, isNear: true };
  }
  return found;
}

interface Step extends Match {
  unit: Unit;
  start: number;
  span: number;
}

function bitsOf(start: number, span: number): number {
  return ((1 << span) - 1) << start;
}

interface Progress {
  question: Question;
  /** The next word of the question. */
  at: number;
  /** Bits of the name's words that are taken. */
  used: number;
  /** The last of the name's words that was matched, or -1. */
  last: number;
  /** True to take the longest unit that fits, false to take the one that fits best. */
  isJoinedFirst: boolean;
}

function isBetter(step: Step, best: Step | undefined, isJoinedFirst: boolean): boolean {
  if (!best) return true;
  if (isJoinedFirst && step.unit.to !== best.unit.to) return step.unit.to > best.unit.to;
  return step.cost < best.cost;
}

/** How to go on from the next word of the question, given what the name has left. */
function findStep(index: NameIndex, name: number, progress: Progress): Step | undefined {
  let best: Step | undefined;
  const end = index.spellingStarts[name + 1]!;
  for (const unit of progress.question.units) {
    if (unit.from !== progress.at) continue;
    for (let entry = index.spellingStarts[name]!; entry < end; entry += 1) {
      const match = matchTerm(index, unit, index.spellingTerms[entry]!);
      if (!match) continue;
      const start = index.starts[entry]!;
      const span = index.spans[entry]!;
      if (bitsOf(start, span) & progress.used) continue;
      const isPlain = span === 1 && unit.to - unit.from === 1;
      const order = start > progress.last ? 0 : cost.backwards;
      const step = { ...match, cost: match.cost + order + (isPlain ? 0 : cost.joined), unit, start, span };
      if (isBetter(step, best, progress.isJoinedFirst)) best = step;
    }
  }
  return best;
}

/** How many bits of the number are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** What became of the name's words after the whole question was matched. */
interface Walk {
  used: number;
  first: number;
  cost: number;
  isPrefix: boolean;
  isNear: boolean;
  isOrdered: boolean;
  isInRow: boolean;
}

function walk(index: NameIndex, name: number, question: Question, isJoinedFirst: boolean): Walk | undefined {
  const light = index.lightBits[name]!;
  const result = {
    used: 0,
    first: Infinity,
    cost: 0,
    isPrefix: false,
    isNear: false,
    isOrdered: true,
    isInRow: true,
  };
  let last = -1;
  for (let at = 0; at < question.size;) {
    const step = findStep(index, name, { question, at, used: result.used, last, isJoinedFirst });
    if (!step) {
      if (!(question.lightBits & (1 << at))) return undefined;
      result.cost += cost.extra;
      at += 1;
      continue;
    }
    const between = step.start > last && last >= 0 ? bitsOf(last + 1, step.start - last - 1) : 0;
    result.isOrdered &&= step.start > last;
    result.isInRow &&= (between & ~light) === 0;
    result.isPrefix ||= step.isPrefix;
    result.isNear ||= step.isNear;
    result.cost += step.cost;
    result.used |= bitsOf(step.start, step.span);
    result.first = Math.min(result.first, step.start);
    last = step.start + step.span - 1;
    at = step.unit.to;
  }
  return result;
}

function rateOrder({ isOrdered, isInRow, first }: Walk, article: number): number {
  if (!isOrdered) return quality.anyOrder;
  if (!isInRow) return quality.inOrder;
  return first <= article ? quality.beginning : quality.inRow;
}

/** Undefined when a telling word of the question is not in the name. */
export function align(index: NameIndex, name: number, question: Question): Alignment | undefined {
  const walked = walk(index, name, question, false) ?? walk(index, name, question, true);
  if (!walked) return undefined;
  const article = index.articles[name]!;
  const unsaid = index.lightBits[name]! | article;
  const left = ((1 << index.lengths[name]!) - 1) & ~walked.used;
  const { isNear, isPrefix } = walked;
  if (!walked.isOrdered || (left & ~unsaid) !== 0) {
    return { quality: rateOrder(walked, article) - walked.cost, isWhole: false, isNear };
  }
  const base = isPrefix ? quality.wholeSoFar : quality.whole;
  return { quality: base - walked.cost - cost.unsaid * countBits(left), isWhole: true, isNear };
}
