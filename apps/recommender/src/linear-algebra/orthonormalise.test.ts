import { expect, test } from 'vitest';
import { seededRandom } from '../collaborative/seeded-random.ts';
import { soleMember } from './crew-member.ts';
import { orthonormalise, type TallMatrix } from './orthonormalise.ts';
import { sharedDoubles } from './shared-arrays.ts';

function aTallMatrix(rows: number, columns: number): TallMatrix {
  const random = seededRandom(3);
  const values = sharedDoubles(rows * columns).map(() => random() - 0.5);
  return { rows, columns, values };
}

function product({ rows, columns, values }: TallMatrix, one: number, other: number): number {
  let sum = 0;
  for (let row = 0; row < rows; row += 1)
    sum += values[row * columns + one]! * values[row * columns + other]!;
  return sum;
}

test('[AP-16] columns become of length 1 and stand at right angles', () => {
  const matrix = aTallMatrix(700, 5);
  orthonormalise(matrix, soleMember);
  for (let one = 0; one < 5; one += 1)
    for (let other = 0; other < 5; other += 1)
      expect(product(matrix, one, other)).toBeCloseTo(one === other ? 1 : 0, 10);
});

test('[AP-16] a column that others span becomes 0, and the shortest is told', () => {
  const matrix = { rows: 3, columns: 3, values: Float64Array.of(3, 6, 0, 4, 8, 0, 0, 0, 2) };
  expect(orthonormalise(matrix, soleMember)).toBe(2);
  expect([...matrix.values]).toEqual([0.6, 0, 0, 0.8, 0, 0, 0, 0, 1]);
});

test('[AP-16] nothing but zeros stays zeros', () => {
  const matrix = { rows: 2, columns: 2, values: new Float64Array(4) };
  expect(orthonormalise(matrix, soleMember)).toBe(0);
  expect([...matrix.values]).toEqual([0, 0, 0, 0]);
});
