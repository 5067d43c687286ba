/** The methods that ours stands beside in every table of one-seed lists. */
import { recommendations } from '@kinora/contracts/limits';
import { trainEase } from '../collaborative/ease.ts';
import { factorCosine } from '../collaborative/factors.ts';
import type { ScoresBesideFilm } from '../collaborative/film-scores.ts';
import { trainIals } from '../collaborative/ials.ts';
import { trainItemCosine } from '../collaborative/item-cosine.ts';
import { trainPopularity } from '../collaborative/popularity.ts';
import { randomScores } from '../collaborative/random-scores.ts';
import { trainRp3Beta } from '../collaborative/rp3beta.ts';
import { contentNeighbours, mixHybrid, tasteRows } from '../hybrid/hybrid-scores.ts';
import { type HybridWeights, learningOptions } from '../hybrid/hybrid-weights.ts';
import { learnTastes } from '../hybrid/learn-tastes.ts';
import type { Interactions } from '../interactions/interactions.ts';
import type { Method } from './report/measured-method.ts';

/** What the published methods are set to; each is the best of a few tried on validation people. */
export interface RivalOptions {
  shrinkage: number;
  rp3: { alpha: number; beta: number };
  ialsPopularity: number;
  easeRidge: number;
}

const rivalDefaults: RivalOptions = {
  shrinkage: 60,
  rp3: { alpha: 0.8, beta: 0.4 },
  ialsPopularity: 0.2,
  easeRidge: 4_000,
};

export function rivalMethods(likes: Interactions, options: RivalOptions = rivalDefaults): Method[] {
  const { films } = likes;
  const methods: Method[] = [
    { name: 'random', train: () => randomScores(films, 1) },
    { name: 'popularity', train: () => trainPopularity(likes) },
    { name: 'item-kNN (shrunk cosine)', train: () => trainItemCosine(likes, options) },
    { name: 'RP3beta', train: () => trainRp3Beta(likes, options.rp3) },
    {
      name: `iALS cosine x popularity^${options.ialsPopularity}`,
      train: async () =>
        factorCosine(await trainIals(likes, learningOptions.ials), likes, options.ialsPopularity),
    },
  ];
  if (films <= learningOptions.mostEaseFilms)
    methods.push({ name: 'EASE', train: () => trainEase(likes, { ridge: options.easeRidge }) });
  return methods;
}

/** Ours, as the model is trained. */
export function hybridMethod(
  content: ScoresBesideFilm,
  interactions: Interactions,
  weights: HybridWeights,
): Method {
  return {
    name: 'ours',
    async train() {
      const { minimumPeople } = recommendations;
      const tastes = await learnTastes(interactions, { minimumPeople, ease: weights.easeShare > 0 });
      const neighbours = contentNeighbours(content);
      return mixHybrid({ content, neighbours, tastes, rows: tasteRows(tastes, weights), weights });
    },
  };
}

/** For likes of films of which nothing is written: no film is like another. */
export function noContent(films: number): ScoresBesideFilm {
  return { films, scoresOf: () => new Float32Array(films) };
}
