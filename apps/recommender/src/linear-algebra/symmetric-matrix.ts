/** A symmetric matrix in shared memory, 32 bits a number, of which only rows at or below the diagonal are read. */

import { sharedFloats } from './shared-arrays.ts';

export interface SymmetricMatrix {
  size: number;
  /** Entries a row; `size` rounded up to whole tiles, with ones on the diagonal of what was added. */
  stride: number;
  /** `stride × stride`, row by row. */
  values: Float32Array;
}

/** Sides of the tiles that are held in registers. */
export const tileSide = 3;

/** All zeros but for the added rows. Throws a RangeError where memory of this size cannot be had. */
export function createSymmetricMatrix(size: number): SymmetricMatrix {
  const stride = Math.ceil(size / tileSide) * tileSide;
  const values = sharedFloats(stride * stride);
  for (let at = size; at < stride; at += 1) values[at * stride + at] = 1;
  return { size, stride, values };
}
