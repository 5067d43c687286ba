/** Finds the strongest directions of likes: a random basis goes through polynomials of the films' products until it lies along them. */
import type { Interactions } from '../interactions/interactions.ts';
import type { CrewMember } from '../linear-algebra/crew-member.ts';
import { orthonormalise, type TallMatrix } from '../linear-algebra/orthonormalise.ts';
import { type RowSums, sumRows } from '../linear-algebra/sum-rows.ts';
import type { FilmRows } from './film-rows.ts';

export interface SpectralTask {
  likes: Interactions;
  byFilm: FilmRows;
  /** One a person. */
  peopleWeights: Float64Array;
  /** One a film. */
  filmScales: Float64Array;
  /** `films × directions`: random before, orthonormal directions after. */
  basis: TallMatrix;
  /** `people × directions`, for the way from films to people and back. */
  seen: Float64Array;
  /** Of the basis' size. */
  spare: Float64Array;
}

/** Plain multiplications that come first, to learn how long the weakest direction is. */
const plainRounds = 3;
/** Degrees of the polynomials that follow; higher ones at once would drown the weak directions in the rounding of the strong. */
const degrees = [3, 4];
const partRows = 64;

/**
 * `S = D·Xᵀ·W·X·D` has its values between 0 and the longest. A Chebyshev polynomial over [0, cut] keeps all below the cut small
 * and lets what is above grow the fastest that a polynomial can (Saad, 1984): ten multiplications reach what takes thirty plain ones.
 */
export function work(task: SpectralTask, member: CrewMember): void {
  const { basis, spare } = task;
  orthonormalise(basis, member);
  let cut = 0;
  for (let round = 0; round < plainRounds; round += 1) {
    multiply(task, { from: basis.values, into: spare, by: 1, ofSource: 0, ofOld: 0 }, member);
    copyParts(spare, basis, member);
    cut = orthonormalise(basis, member);
  }
  for (const degree of degrees) {
    if (cut === 0) return;
    const shortest = raise(task, degree, cut, member);
    // Where the polynomial is `shortest`, the value that it was taken of.
    cut *= (Math.cosh(Math.acosh(Math.max(shortest, 1)) / degree) + 1) / 2;
  }
}

/** Replaces the basis by `T(2S / cut - 1)·basis`, orthonormal; answers its shortest column before. */
function raise(task: SpectralTask, degree: number, cut: number, member: CrewMember): number {
  const { basis, spare } = task;
  let older = basis.values;
  let newer = spare;
  multiply(task, { from: older, into: newer, by: 2 / cut, ofSource: -1, ofOld: 0 }, member);
  for (let at = 1; at < degree; at += 1) {
    multiply(task, { from: newer, into: older, by: 4 / cut, ofSource: -2, ofOld: -1 }, member);
    [older, newer] = [newer, older];
  }
  if (newer === spare) copyParts(spare, basis, member);
  return orthonormalise(basis, member);
}

interface Multiplication {
  from: Float64Array;
  into: Float64Array;
  by: number;
  ofSource: number;
  ofOld: number;
}

/** `into = by·S·from + ofSource·from + ofOld·into`. */
function multiply(
  task: SpectralTask,
  { from, into, by, ofSource, ofOld }: Multiplication,
  member: CrewMember,
): void {
  const { likes, byFilm, peopleWeights, filmScales, basis, seen } = task;
  const columns = basis.columns;
  const toPeople: RowSums = {
    starts: likes.starts,
    rows: likes.items,
    strengths: likes.strengths,
    values: from,
    columns,
  };
  const toFilms: RowSums = {
    starts: byFilm.starts,
    rows: byFilm.people,
    strengths: byFilm.strengths,
    values: seen,
    columns,
  };
  const sums = new Float64Array(columns);
  shareRows(member, likes.people, (person) => {
    sumRows(toPeople, person, filmScales, sums);
    const start = person * columns;
    const weight = peopleWeights[person]!;
    for (let at = 0; at < columns; at += 1) seen[start + at] = weight * sums[at]!;
  });
  shareRows(member, likes.films, (film) => {
    sumRows(toFilms, film, undefined, sums);
    const start = film * columns;
    const scale = by * filmScales[film]!;
    for (let at = 0; at < columns; at += 1)
      into[start + at] = scale * sums[at]! + ofSource * from[start + at]! + ofOld * into[start + at]!;
  });
}

function shareRows(member: CrewMember, rows: number, visit: (row: number) => void): void {
  member.share(Math.ceil(rows / partRows), (part) => {
    const end = Math.min((part + 1) * partRows, rows);
    for (let row = part * partRows; row < end; row += 1) visit(row);
  });
}

function copyParts(from: Float64Array, { rows, columns, values }: TallMatrix, member: CrewMember): void {
  member.share(Math.ceil(rows / partRows), (part) => {
    const start = part * partRows * columns;
    values.set(from.subarray(start, start + partRows * columns), start);
  });
}
