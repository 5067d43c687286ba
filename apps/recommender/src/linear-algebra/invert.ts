/** The inverse of a large symmetric positive definite matrix, in place, by all members of a crew. */
import { invertSmall } from './cholesky.ts';
import type { CrewMember } from './crew-member.ts';
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
 * Sums are 64 bits wide within a step. Throws a RangeError where the matrix is not positive definite.
 */
export function invertNegatively({ matrix, panels }: InversionTask, member: CrewMember): void {
  const { stride } = matrix;
  for (let from = 0; from < stride; from += sweptColumns) {
    const swept = { from, count: Math.min(sweptColumns, stride - from) };
    const block = copyBlock(matrix, swept);
    const inverse = invertSmall(block, swept.count);
    // Nobody may overwrite the block before all have read it.
    member.meet();
    const parts = Math.ceil(stride / partRows);
    member.share(parts, (part) => {
      const to = Math.min((part + 1) * partRows, stride);
      for (let row = part * partRows; row < to; row += 1) sweepRow(matrix, panels, swept, inverse, row);
    });
    member.share(parts, (part) => {
      // The longest rows first, so that the members end at about the same time.
      const rows = (parts - 1 - part) * partRows;
      updateRows(matrix, panels, swept, rows);
    });
  }
}

interface Swept {
  from: number;
  count: number;
}

function copyBlock({ values, stride }: SymmetricMatrix, { from, count }: Swept): Float64Array {
  const block = new Float64Array(count * count);
  for (let row = 0; row < count; row += 1) {
    const start = (from + row) * stride + from;
    block.set(values.subarray(start, start + row + 1), row * count);
  }
  return block;
}

/** Packs one row of both panels, tile by tile, and writes its new swept columns. */
function sweepRow(
  { values, stride }: SymmetricMatrix,
  { before, after }: SweepPanels,
  { from, count }: Swept,
  inverse: Float64Array,
  row: number,
): void {
  const place = (row - (row % tileSide)) * count + (row % tileSide);
  const inside = row >= from && row < from + count;
  const below = row >= from;
  const start = below ? row * stride + from : from * stride + row;
  const step = below ? 1 : stride;
  if (inside) {
    for (let column = 0; column <= row - from; column += 1)
      values[start + column] = -inverse[(row - from) * count + column]!;
    return;
  }
  for (let column = 0; column < count; column += 1)
    before[place + column * tileSide] = values[start + column * step]!;
  for (let column = 0; column < count; column += 1) {
    let sum = 0;
    const line = column * count;
    for (let at = 0; at < count; at += 1) sum += before[place + at * tileSide]! * inverse[line + at]!;
    after[place + column * tileSide] = sum;
    values[start + column * step] = sum;
  }
}

/** All that is left of the diagonal in `partRows` rows, without the swept rows and columns. */
function updateRows(
  { values, stride }: SymmetricMatrix,
  panels: SweepPanels,
  swept: Swept,
  rows: number,
): void {
  const end = Math.min(rows + partRows, stride);
  const sweptEnd = swept.from + swept.count;
  for (let columns = 0; columns <= rows; columns += partRows) {
    for (let row = rows; row < end; row += tileSide) {
      if (row >= swept.from && row < sweptEnd) continue;
      const last = Math.min(columns + partRows, row + tileSide);
      for (let column = columns; column < last; column += tileSide) {
        if (column >= swept.from && column < sweptEnd) continue;
        subtractProducts(
          panels.after,
          row * swept.count,
          panels.before,
          column * swept.count,
          values,
          row * stride + column,
          stride,
          swept.count,
        );
      }
    }
  }
}
