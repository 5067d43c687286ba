/** A range that is said in numbers, and how many words it took. */
import type { Range } from '../../wishes.ts';
import type { RangeField, RangeWish } from './meaning.ts';

export interface Measure {
  wish: RangeWish;
  length: number;
}

export interface MeasureText {
  words: readonly string[];
  /** The signs right before every word. */
  marks: readonly string[];
  /** True where a word begins a clause. */
  starts: readonly boolean[];
  thisYear: number;
}

export function measure(field: RangeField, range: Range, denied: Range, length: number): Measure {
  return { wish: { field, range, denied, isVague: false }, length };
}
