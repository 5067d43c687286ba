/** Sparse matrices as typed arrays. */

/** Row `r` is `columns[starts[r]]` up to `columns[starts[r + 1]]`, ascending, with `values` beside them. */
export interface SparseRows {
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
}

/** One row by itself. */
export interface SparseRow {
  columns: Uint32Array;
  values: Float32Array;
}

export function stackRows(rows: readonly SparseRow[]): SparseRows {
  const starts = new Uint32Array(rows.length + 1);
  for (const [at, { columns }] of rows.entries()) starts[at + 1] = starts[at]! + columns.length;
  const size = starts[rows.length]!;
  const columns = new Uint32Array(size);
  const values = new Float32Array(size);
  for (const [at, row] of rows.entries()) {
    columns.set(row.columns, starts[at]);
    values.set(row.values, starts[at]);
  }
  return { starts, columns, values };
}

/** A view into the matrix, not a copy. */
export function rowAt({ starts, columns, values }: SparseRows, row: number): SparseRow {
  const [from, to] = [starts[row]!, starts[row + 1]!];
  return { columns: columns.subarray(from, to), values: values.subarray(from, to) };
}

/** Rows become columns; each column lists its rows ascending. */
export function transpose(rows: SparseRows, width: number): SparseRows {
  const starts = new Uint32Array(width + 1);
  for (const column of rows.columns) starts[column + 1]! += 1;
  for (let at = 0; at < width; at += 1) starts[at + 1]! += starts[at]!;
  const next = starts.slice();
  const columns = new Uint32Array(rows.columns.length);
  const values = new Float32Array(rows.columns.length);
  for (let row = 0; row + 1 < rows.starts.length; row += 1) {
    const end = rows.starts[row + 1]!;
    for (let at = rows.starts[row]!; at < end; at += 1) {
      const place = next[rows.columns[at]!]!++;
      columns[place] = row;
      values[place] = rows.values[at]!;
    }
  }
  return { starts, columns, values };
}

/** Adds to `sums`, one place a film, the product of the row and every film's row. */
export function addProducts(sums: Float32Array, row: SparseRow, filmsOfTerm: SparseRows) {
  const { starts, columns, values } = filmsOfTerm;
  for (let term = 0; term < row.columns.length; term += 1) {
    const column = row.columns[term]!;
    const value = row.values[term]!;
    const end = starts[column + 1]!;
    for (let at = starts[column]!; at < end; at += 1) sums[columns[at]!]! += value * values[at]!;
  }
}

/** The product of two rows of the matrix. */
export function productOf({ starts, columns, values }: SparseRows, one: number, other: number): number {
  let at = starts[one]!;
  let beside = starts[other]!;
  const end = starts[one + 1]!;
  const besideEnd = starts[other + 1]!;
  let sum = 0;
  while (at < end && beside < besideEnd) {
    const difference = columns[at]! - columns[beside]!;
    if (difference === 0) sum += values[at]! * values[beside]!;
    if (difference <= 0) at += 1;
    if (difference >= 0) beside += 1;
  }
  return sum;
}
