/** The sum of some rows of EASE's weights. */

/**
 * Adds to `sums` the rows of `values` that begin at `starts`. The beginnings are 32-bit integers, and the sums as wide as the
 * processor's registers: with doubles for the one or floats for the other it takes two to three times as long.
 */
export function sumWeightRows(values: Float32Array, starts: Int32Array, sums: Float64Array): void {
  let n = 0;
  // Eight rows at a time: a sum is then loaded and stored once for eight weights.
  for (; n + 7 < starts.length; n += 8) {
    const a = starts[n]!;
    const b = starts[n + 1]!;
    const c = starts[n + 2]!;
    const d = starts[n + 3]!;
    const e = starts[n + 4]!;
    const f = starts[n + 5]!;
    const g = starts[n + 6]!;
    const h = starts[n + 7]!;
    for (let at = 0; at < sums.length; at += 1) {
      sums[at]! +=
        values[a + at]! +
        values[b + at]! +
        (values[c + at]! + values[d + at]!) +
        (values[e + at]! + values[f + at]! + (values[g + at]! + values[h + at]!));
    }
  }
  for (; n < starts.length; n += 1) {
    const start = starts[n]!;
    for (let at = 0; at < sums.length; at += 1) sums[at]! += values[start + at]!;
  }
}
