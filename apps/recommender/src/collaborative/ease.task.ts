/** The steps of EASE that a crew does together. */
import type { Interactions } from '../interactions/interactions.ts';
import type { CrewMember } from '../linear-algebra/crew-member.ts';
import { invertNegatively, type InversionTask } from '../linear-algebra/invert.ts';
import type { SymmetricMatrix } from '../linear-algebra/symmetric-matrix.ts';
import type { FilmRows } from './film-rows.ts';

export interface EaseTask {
  likes: Interactions;
  byFilm: FilmRows;
  /** One a person. */
  peopleWeights: Float64Array;
  /** Zeros before, the weights after: all of it then. */
  matrix: SymmetricMatrix;
  inversion: InversionTask;
  ridge: number;
  ridgeExponent: number;
  /** One a film each; the first is filled here, for all to read. */
  columnScales: Float64Array;
  popularityScales: Float64Array;
}

/** Rows of the matrix that one member takes at a time. */
const partRows = 48;

export function work(task: EaseTask, member: CrewMember): void {
  const { matrix, columnScales, popularityScales } = task;
  const parts = Math.ceil(matrix.size / partRows);
  const sums = new Float64Array(matrix.size);
  member.share(parts, (part) => {
    // The longest rows first, so that the members end at about the same time.
    const from = (parts - 1 - part) * partRows;
    for (let row = from; row < Math.min(from + partRows, matrix.size); row += 1) fillRow(task, row, sums);
  });
  if (member.index === 0) addRidge(task);
  member.meet();
  invertNegatively(task.inversion, member);
  if (member.index === 0) {
    for (let film = 0; film < matrix.size; film += 1)
      columnScales[film] = popularityScales[film]! / -matrix.values[film * (matrix.stride + 1)]!;
  }
  member.meet();
  member.share(parts, (part) => weighRows(task, part * partRows));
}

/** What one film shares with itself and those before it: `Σ weight × strength × strength` over people who like both. */
function fillRow({ likes, byFilm, peopleWeights, matrix }: EaseTask, film: number, sums: Float64Array): void {
  const { starts, items, strengths } = likes;
  sums.fill(0, 0, film + 1);
  for (let at = byFilm.starts[film]!; at < byFilm.starts[film + 1]!; at += 1) {
    const person = byFilm.people[at]!;
    const weight = peopleWeights[person]! * (byFilm.strengths?.[at] ?? 1);
    const end = starts[person + 1]!;
    for (let to = starts[person]!; to < end; to += 1) {
      const other = items[to]!;
      if (other > film) break;
      sums[other]! += strengths ? weight * strengths[to]! : weight;
    }
  }
  matrix.values.set(sums.subarray(0, film + 1), film * matrix.stride);
}

function addRidge({ matrix, ridge, ridgeExponent }: EaseTask): void {
  const { size, stride, values } = matrix;
  let sum = 0;
  for (let film = 0; film < size; film += 1) sum += values[film * (stride + 1)]!;
  for (let film = 0; film < size; film += 1) {
    const at = film * (stride + 1);
    values[at]! += ridge * ((values[at]! * size) / sum) ** ridgeExponent;
  }
}

/** Makes weights of the negative inverse, on both sides of the diagonal, in squares so that memory is read in lines. */
function weighRows({ matrix, columnScales }: EaseTask, from: number): void {
  const { size, stride, values } = matrix;
  const end = Math.min(from + partRows, size);
  for (let left = 0; left < end; left += partRows) {
    for (let row = from; row < end; row += 1) {
      const last = Math.min(left + partRows, row);
      for (let column = left; column < last; column += 1) {
        const value = values[row * stride + column]!;
        values[row * stride + column] = value * columnScales[column]!;
        values[column * stride + row] = value * columnScales[row]!;
      }
    }
  }
  for (let row = from; row < end; row += 1) values[row * (stride + 1)] = 0;
}
