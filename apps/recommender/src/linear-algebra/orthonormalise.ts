/** Makes the columns of a tall matrix orthonormal, by the Cholesky factor of their products. */
import type { CrewMember } from './crew-member.ts';

/** Row by row, in shared memory. */
export interface TallMatrix {
  rows: number;
  columns: number;
  values: Float64Array;
}

/** Of a column's square, so much must be left after those before it are taken out; rounding leaves 1e-16. */
const independent = 1e-12;
/** Of the longest column; a shorter one holds nothing but rounding. */
const shortestKept = 1e-12;
const partRows = 256;

/**
 * A column that those before it already span becomes 0. Answers the least length that a column had left beside those before
 * it, 0 where all were 0. All members call it; each has the same factor, made in the same order.
 */
export function orthonormalise(matrix: TallMatrix, member: CrewMember): number {
  const { rows, columns, values } = matrix;
  const factor = productsOf(matrix);
  const shortest = factoriseDependent(factor, columns);
  // Nobody may change a row before all have read it.
  member.meet();
  member.share(Math.ceil(rows / partRows), (part) => {
    const end = Math.min((part + 1) * partRows, rows);
    for (let row = part * partRows; row < end; row += 1) {
      const start = row * columns;
      for (let column = 0; column < columns; column += 1) {
        const line = column * columns;
        const pivot = factor[line + column]!;
        let sum = values[start + column]!;
        for (let at = 0; at < column; at += 1) sum -= factor[line + at]! * values[start + at]!;
        values[start + column] = pivot > 0 ? sum / pivot : 0;
      }
    }
  });
  return shortest;
}

/** The lower triangle of `matrixᵀ·matrix`. */
function productsOf({ rows, columns, values }: TallMatrix): Float64Array {
  const products = new Float64Array(columns * columns);
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns;
    for (let one = 0; one < columns; one += 1) {
      const value = values[start + one]!;
      if (value === 0) continue;
      const line = one * columns;
      for (let other = 0; other <= one; other += 1) products[line + other]! += value * values[start + other]!;
    }
  }
  return products;
}

/** Cholesky in place; the whole column of a dependent one is 0. */
function factoriseDependent(matrix: Float64Array, size: number): number {
  let longest = 0;
  let shortest = Infinity;
  for (let row = 0; row < size; row += 1) {
    const here = row * size;
    for (let column = 0; column <= row; column += 1) {
      const there = column * size;
      const whole = matrix[here + column]!;
      let sum = whole;
      for (let at = 0; at < column; at += 1) sum -= matrix[here + at]! * matrix[there + at]!;
      if (column < row) {
        const pivot = matrix[there + column]!;
        matrix[here + column] = pivot > 0 ? sum / pivot : 0;
        continue;
      }
      const length = Math.sqrt(Math.max(0, sum));
      const left = sum > whole * independent && length > longest * shortestKept ? length : 0;
      matrix[here + row] = left;
      longest = Math.max(longest, left);
      if (left > 0) shortest = Math.min(shortest, left);
    }
  }
  return longest > 0 ? shortest : 0;
}
