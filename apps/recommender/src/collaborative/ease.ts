/** EASE: the weights that foretell each film from all others, in one closed step; and its form with weighed people and films. */
import type { Interactions } from '../interactions/interactions.ts';
import type { Crew } from '../linear-algebra/crew.ts';
import { prepareInversion } from '../linear-algebra/invert.ts';
import { runTogether } from '../linear-algebra/run-together.ts';
import { sharedDoubles } from '../linear-algebra/shared-arrays.ts';
import { createSymmetricMatrix } from '../linear-algebra/symmetric-matrix.ts';
import { type EaseTask, work } from './ease.task.ts';
import { countLikes, groupByFilm } from './film-rows.ts';
import type { ScoresBesideFilm, ScoresForHistory } from './film-scores.ts';
import { filmsWorthKeeping, keepFilms, placesOf } from './keep-films.ts';
import { shareInteractions, shareRows } from './share-interactions.ts';

export interface EaseOptions {
  /** Added to the diagonal, in likes. */
  ridge: number;
  /** The ridge of a film is `ridge × (its sum / mean sum)^ridgeExponent`: 0 is the same for all. */
  ridgeExponent: number;
  /** People count `likes^-activityExponent`, 1 on the mean: 0 is the same for each like, 1 for each person. */
  activityExponent: number;
  /** Scores are multiplied by `likes^-popularityExponent`. */
  popularityExponent: number;
  /** Of more films than this, the least liked are left out: memory goes with the square, time with the cube. */
  mostFilms: number;
}

export const easeDefaults: EaseOptions = {
  ridge: 250,
  ridgeExponent: 0,
  activityExponent: 0,
  popularityExponent: 0,
  mostFilms: 8_000,
};

/** EASE-w: what foretold held-out likes of full histories best. */
export const weighedEase: EaseOptions = {
  ...easeDefaults,
  ridge: 550,
  ridgeExponent: 0.5,
  activityExponent: 0.7,
  popularityExponent: 0.2,
};

export interface EaseModel extends ScoresBesideFilm, ScoresForHistory {
  weights: EaseWeights;
}

export interface EaseWeights {
  /** By film, its row and column below, or -1 where it has none: nobody likes it, or too few. */
  places: Int32Array;
  /** By place, the film. */
  kept: Uint32Array;
  /** `places × stride`, row by row: what liking the row's film adds to the column's. The diagonal is 0. */
  values: Float32Array;
  stride: number;
}

/**
 * `B = I - P / diag(P)` with `P = (Xᵀ·W·X + ridge)⁻¹` (Steck, 2019; W and the ridge of each film are ours).
 * Rejects when the memory cannot be had or a thread fails.
 */
export async function trainEase(
  interactions: Interactions,
  options: Partial<EaseOptions> = {},
  crew?: Crew,
): Promise<EaseModel> {
  const settings = { ...easeDefaults, ...options };
  const kept = filmsWorthKeeping(interactions, settings.mostFilms);
  const likes = shareInteractions(keepFilms(interactions, kept));
  const matrix = createSymmetricMatrix(kept.length);
  const task: EaseTask = {
    likes,
    byFilm: shareRows(groupByFilm(likes)),
    peopleWeights: weighPeople(likes, settings.activityExponent),
    matrix,
    inversion: prepareInversion(matrix),
    ridge: settings.ridge,
    ridgeExponent: settings.ridgeExponent,
    columnScales: sharedDoubles(kept.length),
    popularityScales: countLikes(likes).map((count) => count ** -settings.popularityExponent),
  };
  const cost = kept.length ** 3;
  await runTogether({ module: new URL('ease.task.ts', import.meta.url), work, task, cost }, crew);
  const places = placesOf(kept, interactions.films);
  return easeModel({ places, kept, values: matrix.values, stride: matrix.stride });
}

/** 1 on the mean over people who like anything. */
function weighPeople({ people, starts }: Interactions, exponent: number): Float64Array {
  const weights = new Float64Array(people);
  let sum = 0;
  let active = 0;
  for (let person = 0; person < people; person += 1) {
    const likes = starts[person + 1]! - starts[person]!;
    if (likes === 0) continue;
    weights[person] = likes ** -exponent;
    sum += weights[person]!;
    active += 1;
  }
  return sum > 0 ? weights.map((weight) => (weight * active) / sum) : weights;
}

function easeModel(weights: EaseWeights): EaseModel {
  const { places, kept, values, stride } = weights;
  function addRow(film: number, into: Float32Array): void {
    const place = places[film]!;
    if (place < 0) return;
    const row = place * stride;
    for (let column = 0; column < kept.length; column += 1) into[kept[column]!]! += values[row + column]!;
  }
  return {
    films: places.length,
    weights,
    scoresOf(film) {
      const scores = new Float32Array(places.length);
      addRow(film, scores);
      return scores;
    },
    scoreHistory(history, into) {
      into.fill(0);
      for (const film of history) addRow(film, into);
    },
  };
}
