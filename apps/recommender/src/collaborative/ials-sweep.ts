/** Half a sweep of iALS: every row's vector is solved while the other side stands still. */

/** Likes of one side: those of row `r` are `columns[starts[r]]` up to `columns[starts[r + 1]]`. */
export interface LikeRows {
  starts: Uint32Array;
  columns: Uint32Array;
  strengths: Float32Array | undefined;
}

export interface SweepOptions {
  dimensions: number;
  /** How much a pair without a like counts beside one of strength 1. */
  unseenWeight: number;
  ridge: number;
  /** 1 scales the ridge with a row's likes (plus its unseen weight), 0 gives every row the same. */
  frequencyExponent: number;
}

/**
 * Minimises `Σ liked strength·(1 - w·h)² + unseenWeight·Σ all (w·h)² + ridge·(likes + unseenWeight·columns)^exponent·|w|²`
 * for each row's `w` (Rendle et al., Revisiting the Performance of iALS, 2022). Rows without likes become 0.
 */
export function solveRows(
  rows: LikeRows,
  fixed: Float32Array,
  solved: Float32Array,
  options: SweepOptions,
): void {
  const { dimensions, unseenWeight, ridge, frequencyExponent } = options;
  const gram = gramOf(fixed, dimensions);
  const columns = fixed.length / dimensions;
  const matrix = new Float64Array(dimensions * dimensions);
  const vector = new Float64Array(dimensions);
  for (let row = 0; row < rows.starts.length - 1; row += 1) {
    const from = rows.starts[row]!;
    const to = rows.starts[row + 1]!;
    solved.fill(0, row * dimensions, (row + 1) * dimensions);
    if (from === to) continue;
    for (let at = 0; at < matrix.length; at += 1) matrix[at] = unseenWeight * gram[at]!;
    vector.fill(0);
    for (let at = from; at < to; at += 1)
      addLike(matrix, vector, fixed.subarray(rows.columns[at]! * dimensions), rows.strengths?.[at] ?? 1);
    const penalty = ridge * (to - from + unseenWeight * columns) ** frequencyExponent;
    for (let at = 0; at < dimensions; at += 1) matrix[at * dimensions + at]! += penalty;
    solvePositiveDefinite(matrix, vector, dimensions);
    solved.set(vector, row * dimensions);
  }
}

function addLike(matrix: Float64Array, vector: Float64Array, column: Float32Array, strength: number): void {
  const size = vector.length;
  for (let one = 0; one < size; one += 1) {
    const value = strength * column[one]!;
    vector[one]! += value;
    for (let other = 0; other <= one; other += 1) matrix[one * size + other]! += value * column[other]!;
  }
}

function gramOf(rows: Float32Array, size: number): Float64Array {
  const gram = new Float64Array(size * size);
  for (let from = 0; from < rows.length; from += size) {
    for (let one = 0; one < size; one += 1) {
      for (let other = 0; other <= one; other += 1)
        gram[one * size + other]! += rows[from + one]! * rows[from + other]!;
    }
  }
  return gram;
}

/** Cholesky in the lower triangle of `matrix`, then both substitutions in `vector`. */
function solvePositiveDefinite(matrix: Float64Array, vector: Float64Array, size: number): void {
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column]!;
      for (let at = 0; at < column; at += 1) sum -= matrix[row * size + at]! * matrix[column * size + at]!;
      matrix[row * size + column] = column === row ? Math.sqrt(sum) : sum / matrix[column * size + column]!;
    }
  }
  for (let row = 0; row < size; row += 1) {
    let sum = vector[row]!;
    for (let at = 0; at < row; at += 1) sum -= matrix[row * size + at]! * vector[at]!;
    vector[row] = sum / matrix[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = vector[row]!;
    for (let at = row + 1; at < size; at += 1) sum -= matrix[at * size + row]! * vector[at]!;
    vector[row] = sum / matrix[row * size + row]!;
  }
}
