/**
 * Subtracts from a tile of 3 × 3 numbers the products of 3 rows with 3 rows, `length` long. The rows are packed: the first
 * numbers of all three, then the second ones. Nine sums fit into the registers, and six loads feed 18 operations:
 * larger and smaller tiles were slower, and so was every form with an object or a loop over the tile.
 */
export function subtractProducts(
  left: Float64Array,
  leftAt: number,
  right: Float64Array,
  rightAt: number,
  tile: Float32Array,
  tileAt: number,
  stride: number,
  length: number,
): void {
  let s00 = 0;
  let s01 = 0;
  let s02 = 0;
  let s10 = 0;
  let s11 = 0;
  let s12 = 0;
  let s20 = 0;
  let s21 = 0;
  let s22 = 0;
  const end = leftAt + 3 * length;
  let at = rightAt;
  for (let from = leftAt; from < end; from += 3) {
    const r0 = right[at]!;
    const r1 = right[at + 1]!;
    const r2 = right[at + 2]!;
    const l0 = left[from]!;
    s00 += l0 * r0;
    s01 += l0 * r1;
    s02 += l0 * r2;
    const l1 = left[from + 1]!;
    s10 += l1 * r0;
    s11 += l1 * r1;
    s12 += l1 * r2;
    const l2 = left[from + 2]!;
    s20 += l2 * r0;
    s21 += l2 * r1;
    s22 += l2 * r2;
    at += 3;
  }
  tile[tileAt]! -= s00;
  tile[tileAt + 1]! -= s01;
  tile[tileAt + 2]! -= s02;
  tile[tileAt + stride]! -= s10;
  tile[tileAt + stride + 1]! -= s11;
  tile[tileAt + stride + 2]! -= s12;
  tile[tileAt + 2 * stride]! -= s20;
  tile[tileAt + 2 * stride + 1]! -= s21;
  tile[tileAt + 2 * stride + 2]! -= s22;
}
