/** Sums of rows that a list names: the product of one sparse row with a dense matrix. */

export interface RowSums {
  /** The rows to be summed for `n` are `rows[starts[n]]` up to `rows[starts[n + 1]]`. */
  starts: Uint32Array;
  rows: Uint32Array;
  /** Beside `rows`, what each counts; 1 where left out. */
  strengths: Float32Array | undefined;
  /** Row by row. */
  values: Float64Array;
  columns: number;
}

/** Overwrites `sums` with the sum for `n`; `scales` are one a row of `values`. */
export function sumRows(
  { starts, rows, strengths, values, columns }: RowSums,
  n: number,
  scales: Float64Array | undefined,
  sums: Float64Array,
): void {
  sums.fill(0);
  const end = starts[n + 1]!;
  let at = starts[n]!;
  // Four rows at a time: a sum is then loaded and stored once for four products. `imul` keeps places 32-bit integers.
  for (; at + 3 < end; at += 4) {
    const a = rows[at]!;
    const b = rows[at + 1]!;
    const c = rows[at + 2]!;
    const d = rows[at + 3]!;
    const byA = (scales ? scales[a]! : 1) * (strengths ? strengths[at]! : 1);
    const byB = (scales ? scales[b]! : 1) * (strengths ? strengths[at + 1]! : 1);
    const byC = (scales ? scales[c]! : 1) * (strengths ? strengths[at + 2]! : 1);
    const byD = (scales ? scales[d]! : 1) * (strengths ? strengths[at + 3]! : 1);
    const fromA = Math.imul(a, columns);
    const fromB = Math.imul(b, columns);
    const fromC = Math.imul(c, columns);
    const fromD = Math.imul(d, columns);
    for (let column = 0; column < columns; column += 1) {
      sums[column]! +=
        byA * values[fromA + column]! +
        byB * values[fromB + column]! +
        (byC * values[fromC + column]! + byD * values[fromD + column]!);
    }
  }
  for (; at < end; at += 1) {
    const row = rows[at]!;
    const by = (scales ? scales[row]! : 1) * (strengths ? strengths[at]! : 1);
    for (let column = 0; column < columns; column += 1) sums[column]! += by * values[row * columns + column]!;
  }
}
