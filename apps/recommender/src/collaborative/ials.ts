/** iALS: vectors of people and films whose product foretells likes, solved for one side and the other in turn. */
import type { Interactions } from '../interactions/interactions.ts';
import type { Factors } from './factors.ts';
import { groupByFilm } from './film-rows.ts';
import { solveRows, type LikeRows, type SweepOptions } from './ials-sweep.ts';
import { seededRandom } from './seeded-random.ts';

export interface IalsOptions extends SweepOptions {
  dimensions: number;
  /** How often both sides are solved. */
  sweeps: number;
  seed: number;
}

export const ialsDefaults: IalsOptions = {
  dimensions: 64,
  sweeps: 8,
  unseenWeight: 0.1,
  ridge: 0.003,
  frequencyExponent: 1,
  seed: 1,
};

export async function trainIals(
  interactions: Interactions,
  options: Partial<IalsOptions> = {},
): Promise<Factors> {
  const settings = { ...ialsDefaults, ...options };
  const { dimensions, sweeps, seed } = settings;
  const random = seededRandom(seed);
  const factors: Factors = {
    dimensions,
    people: new Float32Array(interactions.people * dimensions),
    films: Float32Array.from(
      { length: interactions.films * dimensions },
      () => (random() - 0.5) / dimensions,
    ),
  };
  const { starts, items, strengths } = interactions;
  const byPerson: LikeRows = { starts, columns: items, strengths };
  const rows = groupByFilm(interactions);
  const byFilm: LikeRows = { starts: rows.starts, columns: rows.people, strengths: rows.strengths };
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    solveRows(byPerson, factors.films, factors.people, settings);
    solveRows(byFilm, factors.people, factors.films, settings);
  }
  await Promise.resolve();
  return factors;
}
