/** iALS: vectors of people and films whose product foretells likes, solved for one side and the other in turn. */
import type { Interactions } from '../interactions/interactions.ts';
import type { Crew } from '../linear-algebra/crew.ts';
import { runTogether } from '../linear-algebra/run-together.ts';
import { sharedFloats } from '../linear-algebra/shared-arrays.ts';
import type { Factors } from './factors.ts';
import { groupByFilm } from './film-rows.ts';
import type { SweepOptions } from './ials-sweep.ts';
import { type IalsTask, work } from './ials.task.ts';
import { seededRandom } from './seeded-random.ts';
import { shareInteractions, shareRows } from './share-interactions.ts';

export interface IalsOptions extends SweepOptions {
  dimensions: number;
  /** How often both sides are solved. */
  sweeps: number;
  seed: number;
}

export const ialsDefaults: IalsOptions = {
  dimensions: 64,
  sweeps: 8,
  unseenWeight: 0.3,
  ridge: 0.006,
  frequencyExponent: 1,
  seed: 1,
};

/** The same for the same seed, however many threads there are. Rejects when a thread fails. */
export async function trainIals(
  interactions: Interactions,
  options: Partial<IalsOptions> = {},
  crew?: Crew,
): Promise<Factors> {
  const settings = { ...ialsDefaults, ...options };
  const { dimensions, sweeps } = settings;
  const likes = shareInteractions(interactions);
  const rows = shareRows(groupByFilm(likes));
  const factors: Factors = {
    dimensions,
    people: sharedFloats(likes.people * dimensions),
    films: drawFactors(likes.films * dimensions, settings),
  };
  const task: IalsTask = {
    byPerson: { starts: likes.starts, columns: likes.items, strengths: likes.strengths },
    byFilm: { starts: rows.starts, columns: rows.people, strengths: rows.strengths },
    factors,
    sweeps,
    options: settings,
  };
  const cost = sweeps * dimensions ** 2 * (likes.items.length + (likes.people + likes.films) * dimensions);
  await runTogether({ module: new URL('ials.task.ts', import.meta.url), work, task, cost }, crew);
  return factors;
}

function drawFactors(length: number, { dimensions, seed }: IalsOptions): Float32Array {
  const random = seededRandom(seed);
  const factors = sharedFloats(length);
  for (let at = 0; at < length; at += 1) factors[at] = (random() - 0.5) / dimensions;
  return factors;
}
