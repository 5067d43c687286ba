/** A low-pass filter over likes: a history is seen through the strongest shared directions of taste only, and the rest is taken for noise. */
import type { Interactions } from '../interactions/interactions.ts';
import type { Crew } from '../linear-algebra/crew.ts';
import { runTogether } from '../linear-algebra/run-together.ts';
import { sharedDoubles } from '../linear-algebra/shared-arrays.ts';
import { countLikes, groupByFilm } from './film-rows.ts';
import type { ScoresForHistory } from './film-scores.ts';
import { seededRandom } from './seeded-random.ts';
import { shareInteractions, shareRows } from './share-interactions.ts';
import { type SpectralTask, work } from './spectral.task.ts';

export interface SpectralOptions {
  /** How many directions pass; fewer where there are not so many people or films. */
  directions: number;
  /** People count `likes^-activityExponent`, squared: .5 counts each person once. */
  activityExponent: number;
  /** Films count `likes^-popularityExponent`. */
  popularityExponent: number;
  seed: number;
}

export const spectralDefaults: SpectralOptions = {
  directions: 112,
  activityExponent: 0.4,
  popularityExponent: 0.5,
  seed: 1,
};

export interface SpectralModel extends ScoresForHistory {
  directions: number;
  /** `films × directions`, row by row: a film as it goes into the sum over a history. */
  inward: Float64Array;
  /** The same, as it is compared with that sum. */
  outward: Float64Array;
}

/**
 * `scores = history · D^-b · V · Vᵀ · D^b`, with V the first right singular vectors of `A^-a · X · D^-b`, where A and D hold the
 * likes of people and films: the ideal low-pass filter of GF-CF (Shen et al., How Powerful is Graph Convolution for
 * Recommendation?, 2021), with free exponents. Rejects when a thread fails.
 */
export async function trainSpectral(
  interactions: Interactions,
  options: Partial<SpectralOptions> = {},
  crew?: Crew,
): Promise<SpectralModel> {
  const settings = { ...spectralDefaults, ...options };
  const { films, people } = interactions;
  const directions = Math.max(1, Math.min(settings.directions, Math.floor(Math.min(films, people) / 2)));
  const likes = shareInteractions(interactions);
  const scales = countLikes(likes).map((count) => (count > 0 ? count ** -settings.popularityExponent : 0));
  const task: SpectralTask = {
    likes,
    byFilm: shareRows(groupByFilm(likes)),
    peopleWeights: peopleWeights(likes, 2 * settings.activityExponent),
    filmScales: scales,
    basis: { rows: films, columns: directions, values: drawBasis(films * directions, settings.seed) },
    seen: sharedDoubles(people * directions),
    spare: sharedDoubles(films * directions),
  };
  const cost = likes.items.length * directions * 40;
  await runTogether({ module: new URL('spectral.task.ts', import.meta.url), work, task, cost }, crew);
  return spectralModel(task);
}

function peopleWeights({ people, starts }: Interactions, exponent: number): Float64Array {
  return Float64Array.from({ length: people }, (_, person) => {
    const likes = starts[person + 1]! - starts[person]!;
    return likes > 0 ? likes ** -exponent : 0;
  });
}

function drawBasis(length: number, seed: number): Float64Array {
  const random = seededRandom(seed);
  const basis = sharedDoubles(length);
  for (let at = 0; at < length; at += 1) basis[at] = random() - 0.5;
  return basis;
}

function spectralModel({ basis, filmScales }: SpectralTask): SpectralModel {
  const { rows: films, columns: directions, values } = basis;
  const inward = values;
  const outward = sharedDoubles(values.length);
  for (let film = 0; film < films; film += 1) {
    const scale = filmScales[film]!;
    for (let at = film * directions; at < (film + 1) * directions; at += 1) {
      outward[at] = scale > 0 ? values[at]! / scale : 0;
      inward[at]! *= scale;
    }
  }
  return {
    films,
    directions,
    inward,
    outward,
    scoreHistory(history, into) {
      const taste = new Float64Array(directions);
      for (const film of history) {
        for (let at = 0; at < directions; at += 1) taste[at]! += inward[film * directions + at]!;
      }
      for (let film = 0; film < films; film += 1) {
        let sum = 0;
        for (let at = 0; at < directions; at += 1) sum += taste[at]! * outward[film * directions + at]!;
        into[film] = sum;
      }
    },
  };
}
