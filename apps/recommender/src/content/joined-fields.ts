/** The terms of all fields as one sparse matrix, films × terms, with the weights of the fields in its values. */
import type { FilmProfile } from '../features/film-profile.ts';
import { contentFields, fieldRules } from './content-fields.ts';
import { rowAt, type SparseRow, type SparseRows, stackRows, transpose } from './sparse-rows.ts';
import { indexField, rowOf, type TermIndex } from './term-index.ts';
import type { ContentWeights } from './weights.ts';

interface WeighedField {
  index: TermIndex;
  /** Each of two films carries the root of the weight, so that their product carries all of it. */
  scale: number;
  /** Number of the field's first term among the terms of all fields. */
  firstTerm: number;
}

export interface JoinedFields {
  rows: SparseRows;
  /** Terms × films. */
  filmsOfTerm: SparseRows;
  rowOfProfile: (profile: FilmProfile) => SparseRow;
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

export function joinFields(profiles: readonly FilmProfile[], weights: ContentWeights): JoinedFields {
  const fields = weighFields(profiles, weights);
  const fieldRows = (film: number) => fields.map(({ index }) => rowAt(index.rows, film));
  const rows = stackRows(profiles.map((_, film) => joinRows(fields, fieldRows(film))));
  const terms = fields.reduce((sum, { index }) => sum + index.terms.size, 0);
  return {
    rows,
    filmsOfTerm: transpose(rows, terms),
    rowOfProfile: (profile) =>
      joinRows(
        fields,
        fields.map(({ index }) => rowOf(index, index.rule.terms(profile))),
      ),
  };
}
