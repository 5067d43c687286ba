/** A step of iALS: one vector is solved while the other side stands still. */
import { factorise, substitute } from '../linear-algebra/cholesky.ts';
import { tiledLength } from '../linear-algebra/pack-rows.ts';
import { subtractProducts } from '../linear-algebra/subtract-products.ts';
import { tileSide } from '../linear-algebra/symmetric-matrix.ts';

/** Likes of one side: those of row `r` are `columns[starts[r]]` up to `columns[starts[r + 1]]`. */
export interface LikeRows {
  starts: Uint32Array;
  columns: Uint32Array;
  strengths: Float32Array | undefined;
}

export interface SweepOptions {
  /** How much a pair without a like counts beside one of strength 1. */
  unseenWeight: number;
  ridge: number;
  /** 1 scales the ridge with a row's likes (plus its unseen weight), 0 gives every row the same. */
  frequencyExponent: number;
}

export interface FixedSide {
  /** Row by row, `dimensions` each. */
  fixed: Float32Array;
  dimensions: number;
}

/** Likes whose vectors are packed at a time. */
const likesAtOnce = 128;

/** The vector that foretells the likes best; `columns` are rows of the fixed side. It holds until the next call. */
export type SolveVector = (columns: Uint32Array, strengths?: Float32Array) => Float64Array;

/**
 * Minimises `Σ liked strength·(1 - w·h)² + unseenWeight·Σ all (w·h)² + ridge·(likes + unseenWeight·columns)^exponent·|w|²`
 * (Rendle et al., Revisiting the Performance of iALS on Item Recommendation Benchmarks, 2022). No likes give zeros.
 */
export function createVectorSolver(
  side: FixedSide,
  { unseenWeight, ridge, frequencyExponent }: SweepOptions,
): SolveVector {
  const { fixed, dimensions } = side;
  const unseen = productsOf(side).map((sum) => unseenWeight * sum);
  const unseenCount = (unseenWeight * fixed.length) / dimensions;
  const vector = new Float64Array(dimensions);
  const matrix = new Float64Array(dimensions * dimensions);
  const addLikes = createAdder(side);
  return (columns, strengths) => {
    vector.fill(0);
    if (columns.length === 0) return vector;
    matrix.set(unseen);
    addLikes(columns, strengths, matrix, vector);
    const penalty = ridge * (columns.length + unseenCount) ** frequencyExponent;
    for (let at = 0; at < dimensions; at += 1) matrix[at * dimensions + at]! += penalty;
    factorise(matrix, dimensions);
    substitute(matrix, vector, dimensions);
    return vector;
  };
}

type AddLikes = (
  columns: Uint32Array,
  strengths: Float32Array | undefined,
  matrix: Float64Array,
  vector: Float64Array,
) => void;

/** Adds `strength·h·hᵀ` of all likes to the lower triangle of the matrix and `strength·h` to the vector. */
function createAdder({ fixed, dimensions }: FixedSide): AddLikes {
  const stride = tiledLength(dimensions);
  const plain = new Float64Array(stride * likesAtOnce);
  const negative = new Float64Array(stride * likesAtOnce);
  const sums = new Float32Array(stride * stride);
  return (columns, strengths, matrix, vector) => {
    for (let from = 0; from < columns.length; from += likesAtOnce) {
      const count = Math.min(likesAtOnce, columns.length - from);
      for (let n = 0; n < count; n += 1) {
        const start = Math.imul(columns[from + n]!, dimensions);
        const strength = strengths ? strengths[from + n]! : 1;
        for (let at = 0; at < dimensions; at += 1) {
          const value = fixed[start + at]!;
          const place = (at - (at % tileSide)) * count + (at % tileSide) + n * tileSide;
          plain[place] = value;
          negative[place] = -strength * value;
          vector[at]! += strength * value;
        }
      }
      sums.fill(0);
      for (let row = 0; row < stride; row += tileSide) {
        for (let column = 0; column <= row; column += tileSide)
          subtractProducts(
            negative,
            row * count,
            plain,
            column * count,
            sums,
            row * stride + column,
            stride,
            count,
          );
      }
      for (let row = 0; row < dimensions; row += 1) {
        for (let column = 0; column <= row; column += 1)
          matrix[row * dimensions + column]! += sums[row * stride + column]!;
      }
    }
  };
}

/** The lower triangle of `fixedᵀ·fixed`. */
function productsOf({ fixed, dimensions }: FixedSide): Float64Array {
  const products = new Float64Array(dimensions * dimensions);
  for (let from = 0; from < fixed.length; from += dimensions) {
    for (let one = 0; one < dimensions; one += 1) {
      const value = fixed[from + one]!;
      for (let other = 0; other <= one; other += 1)
        products[one * dimensions + other]! += value * fixed[from + other]!;
    }
  }
  return products;
}
