/** Small dense systems with a symmetric positive definite matrix, row by row, of which the lower triangle is read. */

/** Replaces the lower triangle by L with L·Lᵀ = matrix. Throws a RangeError where the matrix is not positive definite. */
export function factorise(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row += 1) {
    const here = row * size;
    for (let column = 0; column <= row; column += 1) {
      const there = column * size;
      let sum = matrix[here + column]!;
      for (let at = 0; at < column; at += 1) sum -= matrix[here + at]! * matrix[there + at]!;
      if (column < row) matrix[here + column] = sum / matrix[there + column]!;
      else if (sum > 0) matrix[here + row] = Math.sqrt(sum);
      else throw new RangeError('The matrix is not positive definite');
    }
  }
}

/** Solves L·Lᵀ·x = vector in place, with L in the lower triangle. */
export function substitute(factor: Float64Array, vector: Float64Array, size: number): void {
  for (let row = 0; row < size; row += 1) {
    let sum = vector[row]!;
    for (let at = 0; at < row; at += 1) sum -= factor[row * size + at]! * vector[at]!;
    vector[row] = sum / factor[row * size + row]!;
  }
  // By columns of Lᵀ, which are rows of L: memory is then read in order.
  for (let row = size - 1; row >= 0; row -= 1) {
    const value = vector[row]! / factor[row * size + row]!;
    vector[row] = value;
    for (let at = 0; at < row; at += 1) vector[at]! -= factor[row * size + at]! * value;
  }
}

/** The whole inverse, both triangles; `matrix` is used up. Throws as `factorise` does. */
export function invertSmall(matrix: Float64Array, size: number): Float64Array {
  factorise(matrix, size);
  const inverse = new Float64Array(size * size);
  const column = new Float64Array(size);
  for (let at = 0; at < size; at += 1) {
    column.fill(0);
    column[at] = 1;
    substitute(matrix, column, size);
    inverse.set(column, at * size);
  }
  return inverse;
}
