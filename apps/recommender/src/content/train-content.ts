/**
 * Makes the content model: per field a sum over shared terms, weighted by how rare they are, the fields added up with their
 * weights, and the whole lifted by how known and well rated a film is.
 */
import type { FilmProfile } from '../features/film-profile.ts';
import { contentFields, fieldRules } from './content-fields.ts';
import type { ContentModel } from './content-model.ts';
import { liftsOf } from './prior.ts';
import {
  addProducts,
  productOf,
  rowAt,
  type SparseRow,
  type SparseRows,
  stackRows,
  transpose,
} from './sparse-rows.ts';
import { indexField, rowOf, type TermIndex } from './term-index.ts';
import { addToneCloseness, traceTones } from './tone.ts';
import { type ContentWeights, contentWeights } from './weights.ts';
import { addYearCloseness, agesOf } from './years.ts';

export interface ContentOptions {
  weights?: ContentWeights;
}

interface WeighedField {
  index: TermIndex;
  /** Each of two films carries the root of the weight, so that their product carries all of it. */
  scale: number;
  /** Number of the field's first term among the terms of all fields. */
  firstTerm: number;
}

function weighFields(profiles: readonly FilmProfile[], weights: ContentWeights): WeighedField[] {
  let firstTerm = 0;
  return contentFields
    .filter((field) => weights.fields[field] > 0)
    .map((field) => {
      const index = indexField(profiles, fieldRules[field]);
      const weighed = { index, scale: Math.sqrt(weights.fields[field]), firstTerm };
      firstTerm += index.terms.size;
      return weighed;
    });
}

/** The rows of a film in each field, as one. */
function joinRows(fields: readonly WeighedField[], rows: readonly SparseRow[]): SparseRow {
  const size = rows.reduce((sum, { columns }) => sum + columns.length, 0);
  const joined = { columns: new Uint32Array(size), values: new Float32Array(size) };
  let at = 0;
  for (const [place, { columns, values }] of rows.entries()) {
    const { firstTerm, scale } = fields[place]!;
    for (let term = 0; term < columns.length; term += 1, at += 1) {
      joined.columns[at] = columns[term]! + firstTerm;
      joined.values[at] = values[term]! * scale;
    }
  }
  return joined;
}

function lengthsOf(rows: SparseRows, films: number): Float32Array {
  return Float32Array.from({ length: films }, (_, film) => Math.sqrt(productOf(rows, film, film)));
}

/** For any number of films from 1 on; fields of a film may be empty. */
export function trainContent(profiles: readonly FilmProfile[], options: ContentOptions = {}): ContentModel {
  const weights = options.weights ?? contentWeights;
  const films = profiles.length;
  const fields = weighFields(profiles, weights);
  const rows = stackRows(
    profiles.map((_, film) =>
      joinRows(
        fields,
        fields.map(({ index }) => rowAt(index.rows, film)),
      ),
    ),
  );
  const width = fields.reduce((sum, { index }) => sum + index.terms.size, 0);
  const filmsOfTerm = transpose(rows, width);
  const lengths = lengthsOf(rows, films);
  const { ages, ageOf } = agesOf(profiles);
  const tones = weights.tone > 0 ? traceTones(profiles) : undefined;
  const lifts = liftsOf(profiles, weights.prior);

  function score(row: SparseRow, age: number, tone: Float32Array | undefined): Float32Array {
    const scores = new Float32Array(films);
    addProducts(scores, row, filmsOfTerm);
    addYearCloseness(scores, ages, { age, weight: weights.year });
    if (tones && tone) addToneCloseness(scores, tones, { tone, weight: weights.tone });
    for (let film = 0; film < films; film += 1) scores[film]! *= lifts[film]!;
    return scores;
  }

  return {
    films,
    scoresOf(film) {
      const tone = tones?.vectors.subarray(film * tones.width, (film + 1) * tones.width);
      const scores = score(rowAt(rows, film), ages[film]!, tone);
      scores[film] = 0;
      return scores;
    },
    scoresOfProfile(profile) {
      const fieldRows = fields.map(({ index }) => rowOf(index, index.rule.terms(profile)));
      return score(joinRows(fields, fieldRows), ageOf(profile.year), tones?.vectorOf(profile));
    },
    likeness(one, other) {
      const length = lengths[one]! * lengths[other]!;
      return length > 0 ? Math.min(1, productOf(rows, one, other) / length) : 0;
    },
  };
}
