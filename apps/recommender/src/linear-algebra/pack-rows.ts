/** Brings rows into the order in which `subtractProducts` reads them. */
import { tileSide } from './symmetric-matrix.ts';

/** Rounded up to whole tiles. */
export function tiledLength(rows: number): number {
  return Math.ceil(rows / tileSide) * tileSide;
}

/** `rows` are `columns` long, one after another; each number is multiplied by `factor`. Zeros fill the last tile. */
export function packRows(rows: Float64Array, columns: number, factor: number): Float64Array {
  const count = rows.length / columns;
  const packed = new Float64Array(tiledLength(count) * columns);
  for (let row = 0; row < count; row += 1) {
    const tile = (row - (row % tileSide)) * columns + (row % tileSide);
    for (let column = 0; column < columns; column += 1)
      packed[tile + column * tileSide] = factor * rows[row * columns + column]!;
  }
  return packed;
}
