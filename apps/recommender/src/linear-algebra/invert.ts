/** The inverse of a large symmetric positive definite matrix, in place, by all members of a crew. */
import { invertSmall } from './cholesky.ts';
import type { CrewMember } from './crew-member.ts';
import { packRows } from './pack-rows.ts';
import { sharedDoubles } from './shared-arrays.ts';
import { subtractProducts } from './subtract-products.ts';
import { type SymmetricMatrix, tileSide } from './symmetric-matrix.ts';

/** Columns that are swept at once; a multiple of `tileSide`. */
const sweptColumns = 96;
/** Rows of a part that one member works on; a multiple of `tileSide`. */
const partRows = 96;

export interface InversionTask {
  matrix: SymmetricMatrix;
  panels: SweepPanels;
}

/** What members show each other in a step: the swept columns as they were, and times the inverse of their diagonal block. */
interface SweepPanels {
  before: Float64Array;
  after: Float64Array;
}

export function prepareInversion(matrix: SymmetricMatrix): InversionTask {
  const length = matrix.stride * Math.min(sweptColumns, matrix.stride);
  return { matrix, panels: { before: sharedDoubles(length), after: sharedDoubles(length) } };
}

/**
 * Leaves the NEGATIVE inverse in the lower triangle. The block sweep operator (Goodnight, 1979), `size³` operations:
 * with D the diagonal block of the swept columns K, `A[K,K] = -D⁻¹`, `A[i,K] = A[i,K]·D⁻¹`, all else `A[i,j] -= A[i,K]·D⁻¹·A[K,j]`.
 * Sums are 64 bits wide within a step, results 32. Throws a RangeError where the matrix is not positive definite.
 */
export function invertNegatively({ matrix, panels }: InversionTask, member: CrewMember): void {
  const { stride } = matrix;
  const parts = Math.ceil(stride / partRows);
  for (let from = 0; from < stride; from += sweptColumns) {
    const sweep = startSweep(matrix, from);
    // Nobody may overwrite the block before all have read it.
    member.meet();
    member.share(parts, (part) => {
      const to = Math.min((part + 1) * partRows, stride);
      for (let row = part * partRows; row < to; row += tileSide) sweepTile(matrix, panels, sweep, row);
    });
    // The longest rows first, so that the members end at about the same time.
    member.share(parts, (part) => updateRows(matrix, panels, sweep, (parts - 1 - part) * partRows));
  }
}

interface Sweep {
  from: number;
  count: number;
  /** Of the diagonal block: plain, and in tiles. */
  inverse: Float64Array;
  packed: Float64Array;
  /** For the products of one tile of rows. */
  products: Float32Array;
}

function startSweep(matrix: SymmetricMatrix, from: number): Sweep {
  const count = Math.min(sweptColumns, matrix.stride - from);
  const inverse = invertSmall(copyBlock(matrix, from, count), count);
  const packed = packRows(inverse, count, 1);
  return { from, count, inverse, packed, products: new Float32Array(tileSide * count) };
}

function copyBlock({ values, stride }: SymmetricMatrix, from: number, count: number): Float64Array {
  const block = new Float64Array(count * count);
  for (let row = 0; row < count; row += 1) {
    const start = (from + row) * stride + from;
    block.set(values.subarray(start, start + row + 1), row * count);
  }
  return block;
}

/** Packs the rows of one tile for both panels, and writes their new swept columns. */
function sweepTile(
  { values, stride }: SymmetricMatrix,
  { before, after }: SweepPanels,
  { from, count, inverse, packed, products }: Sweep,
  row: number,
): void {
  // Entries above the diagonal stand mirrored below it.
  const isBelow = row >= from;
  const start = isBelow ? row * stride + from : from * stride + row;
  const [down, right] = isBelow ? [stride, 1] : [1, stride];
  if (isBelow && row < from + count) {
    for (let n = row; n < row + tileSide; n += 1) {
      for (let column = from; column <= n; column += 1)
        values[n * stride + column] = -inverse[(n - from) * count + column - from]!;
    }
    return;
  }
  const tile = row * count;
  for (let n = 0; n < tileSide; n += 1) {
    for (let column = 0; column < count; column += 1)
      before[tile + column * tileSide + n] = values[start + n * down + column * right]!;
  }
  products.fill(0);
  for (let column = 0; column < count; column += tileSide)
    subtractProducts(before, tile, packed, column * count, products, column, count, count);
  for (let n = 0; n < tileSide; n += 1) {
    for (let column = 0; column < count; column += 1) {
      const product = -products[n * count + column]!;
      after[tile + column * tileSide + n] = product;
      values[start + n * down + column * right] = product;
    }
  }
}

/** All that is left of the diagonal in `partRows` rows, without the swept rows and columns. */
function updateRows(
  { values, stride }: SymmetricMatrix,
  panels: SweepPanels,
  sweep: Sweep,
  rows: number,
): void {
  const end = Math.min(rows + partRows, stride);
  const sweptEnd = sweep.from + sweep.count;
  for (let columns = 0; columns <= rows; columns += partRows) {
    for (let row = rows; row < end; row += tileSide) {
      if (row >= sweep.from && row < sweptEnd) continue;
      const last = Math.min(columns + partRows, row + tileSide);
      for (let column = columns; column < last; column += tileSide) {
        if (column >= sweep.from && column < sweptEnd) continue;
        subtractProducts(
          panels.after,
          row * sweep.count,
          panels.before,
          column * sweep.count,
          values,
          row * stride + column,
          stride,
          sweep.count,
        );
      }
    }
  }
}
