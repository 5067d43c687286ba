/** The films of one field as rows of weighted terms, and the way back from a term to its films. */
import type { FilmProfile } from '../features/film-profile.ts';
import type { FieldRule } from './content-fields.ts';
import { type SparseRow, type SparseRows, stackRows } from './sparse-rows.ts';

export interface TermIndex {
  rule: FieldRule;
  terms: ReadonlyMap<string, number>;
  /** By term number. */
  rarity: Float32Array;
  rarityOfUnknown: number;
  meanLength: number;
  /** Films × terms. */
  rows: SparseRows;
}

/**
 * The root of BM25's inverse document frequency, which is above 0 for every term (Robertson and Zaragoza, 2009, with Lucene's
 * 1 +): each of two films carries the root, so that their product carries the whole.
 */
function rarityOf(films: number, withTerm: number): number {
  return Math.sqrt(Math.log(1 + (films - withTerm + 0.5) / (withTerm + 0.5)));
}

function lengthOf(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
}

/** Pivoted length normalisation (Singhal, Buckley and Mitra, 1996): a film of mean length is divided by just that. */
function divisorOf(length: number, meanLength: number, normalising: number): number {
  const divisor = (1 - normalising) * meanLength + normalising * length;
  return divisor > 0 ? divisor : 1;
}

function numberTerms(all: readonly Map<string, number>[]) {
  const terms = new Map<string, number>();
  const films: number[] = [];
  for (const counts of all) {
    for (const term of counts.keys()) {
      const number = terms.get(term) ?? terms.size;
      terms.set(term, number);
      films[number] = (films[number] ?? 0) + 1;
    }
  }
  return { terms, films };
}

export function indexField(profiles: readonly FilmProfile[], rule: FieldRule): TermIndex {
  const all = profiles.map((profile) => rule.terms(profile));
  const { terms, films } = numberTerms(all);
  const weightOf = (count: number) => (rule.isPlain ? 1 : rarityOf(profiles.length, count));
  const index = { rule, terms, rarity: Float32Array.from(films, weightOf), rarityOfUnknown: weightOf(0) };
  const lengths = all.map((counts) => lengthOf(weigh(index, counts).map(({ value }) => value)));
  const filled = lengths.filter((length) => length > 0);
  const meanLength = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  const rows = all.map((counts) => rowOf({ ...index, meanLength }, counts));
  return { ...index, meanLength, rows: stackRows(rows) };
}

type Rarities = Pick<TermIndex, 'terms' | 'rarity' | 'rarityOfUnknown'>;

function weigh({ terms, rarity, rarityOfUnknown }: Rarities, counts: ReadonlyMap<string, number>) {
  return [...counts].map(([term, count]) => {
    const column = terms.get(term);
    return { column, value: count * (column === undefined ? rarityOfUnknown : rarity[column]!) };
  });
}

/** The row of a film, also of one that is not in the index: terms that no film has make it longer and match nothing. */
export function rowOf(
  index: Rarities & Pick<TermIndex, 'meanLength' | 'rule'>,
  counts: ReadonlyMap<string, number>,
): SparseRow {
  const weighed = weigh(index, counts);
  const length = lengthOf(weighed.map(({ value }) => value));
  const divisor = divisorOf(length, index.meanLength, index.rule.normalising);
  const known = weighed.flatMap(({ column, value }) => (column === undefined ? [] : [{ column, value }]));
  known.sort((one, other) => one.column - other.column);
  return {
    columns: Uint32Array.from(known, ({ column }) => column),
    values: Float32Array.from(known, ({ value }) => value / divisor),
  };
}
