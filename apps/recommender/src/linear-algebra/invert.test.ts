import { expect, test } from 'vitest';
import { seededRandom } from '../collaborative/seeded-random.ts';
import { invertSmall } from './cholesky.ts';
import { soleMember } from './crew-member.ts';
import { openCrew } from './crew.ts';
import { invertNegatively, prepareInversion } from './invert.ts';
import { createSymmetricMatrix, type SymmetricMatrix } from './symmetric-matrix.ts';

/** Random columns times themselves, with a ridge: symmetric and positive definite, whole numbers only. */
function aMatrix(size: number): Float64Array {
  const random = seededRandom(size);
  const columns = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => Math.round(random() * 4 - 2)),
  );
  return Float64Array.from({ length: size * size }, (_, at) => {
    const [row, column] = [columns[Math.floor(at / size)]!, columns[at % size]!];
    return row.reduce((sum, value, n) => sum + value * column[n]!, row === column ? size : 0);
  });
}

function asShared(dense: Float64Array, size: number): SymmetricMatrix {
  const matrix = createSymmetricMatrix(size);
  for (let row = 0; row < size; row += 1)
    matrix.values.set(dense.subarray(row * size, row * size + row + 1), row * matrix.stride);
  return matrix;
}

function entry({ values, stride }: SymmetricMatrix, row: number, column: number): number {
  return values[Math.max(row, column) * stride + Math.min(row, column)]!;
}

/** How far `dense × -inverted` is from the identity, at most. */
function distanceFromIdentity(dense: Float64Array, inverted: SymmetricMatrix): number {
  const { size } = inverted;
  let distance = 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let sum = 0;
      for (let at = 0; at < size; at += 1) sum -= dense[row * size + at]! * entry(inverted, at, column);
      distance = Math.max(distance, Math.abs(sum - (row === column ? 1 : 0)));
    }
  }
  return distance;
}

test.for([1, 2, 3, 63, 64, 65, 95, 96, 97, 129, 200])(
  '[AP-16] the inverse of %i rows times the matrix is the identity',
  (size) => {
    const dense = aMatrix(size);
    const matrix = asShared(dense, size);
    invertNegatively(prepareInversion(matrix), soleMember);
    expect(distanceFromIdentity(dense, matrix)).toBeLessThan(2e-5);
  },
);

test('[AP-16] two threads leave the same bits as one', async () => {
  const dense = aMatrix(301);
  const alone = asShared(dense, 301);
  invertNegatively(prepareInversion(alone), soleMember);
  const together = asShared(dense, 301);
  const crew = openCrew(2);
  try {
    await crew.run(new URL('invert.task.ts', import.meta.url), prepareInversion(together));
  } finally {
    await crew.close();
  }
  expect(together.values).toEqual(alone.values);
});

test('[AP-16] a matrix that is not positive definite is refused', () => {
  const matrix = asShared(Float64Array.of(1, 2, 2, 1), 2);
  expect(() => invertNegatively(prepareInversion(matrix), soleMember)).toThrow('not positive definite');
});

test('[AP-16] the small inverse has both triangles', () => {
  const inverse = invertSmall(Float64Array.of(4, 2, 2, 3), 2);
  expect([...inverse].map((value) => Number(value.toFixed(12)))).toEqual([0.375, -0.25, -0.25, 0.5]);
});

test('[AP-16] nothing is inverted into nothing', () => {
  expect(() => invertNegatively(prepareInversion(createSymmetricMatrix(0)), soleMember)).not.toThrow();
});
