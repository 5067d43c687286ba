/** Sweeps of iALS, in which each member solves some rows of either side. */
import type { CrewMember } from '../linear-algebra/crew-member.ts';
import type { Factors } from './factors.ts';
import { createVectorSolver, type LikeRows, type SweepOptions } from './ials-sweep.ts';

export interface IalsTask {
  byPerson: LikeRows;
  byFilm: LikeRows;
  /** Random films before; solved here. */
  factors: Factors;
  sweeps: number;
  options: SweepOptions;
}

const partRows = 32;

export function work({ byPerson, byFilm, factors, sweeps, options }: IalsTask, member: CrewMember): void {
  const { dimensions, people, films } = factors;
  function solveSide(rows: LikeRows, fixed: Float32Array, solved: Float32Array): void {
    const solve = createVectorSolver({ fixed, dimensions }, options);
    const { starts, columns, strengths } = rows;
    const count = starts.length - 1;
    member.share(Math.ceil(count / partRows), (part) => {
      const end = Math.min((part + 1) * partRows, count);
      for (let row = part * partRows; row < end; row += 1) {
        const from = starts[row]!;
        const to = starts[row + 1]!;
        solved.set(solve(columns.subarray(from, to), strengths?.subarray(from, to)), row * dimensions);
      }
    });
  }
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    solveSide(byPerson, films, people);
    solveSide(byFilm, people, films);
  }
}
