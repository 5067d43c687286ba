/** The algorithms that `npm run eval:reczoo` knows, each with what did best on held-out likes of MovieLens-1M. */
import { trainEase, weighedEase } from '@kinora/recommender/collaborative/ease';
import { rankEveryone, trainEnsemble } from '@kinora/recommender/collaborative/ensemble';
import { factorScores } from '@kinora/recommender/collaborative/factor-scores';
import type { ScoresForHistory } from '@kinora/recommender/collaborative/film-scores';
import { ialsDefaults, trainIals } from '@kinora/recommender/collaborative/ials';
import { trainItemCosine } from '@kinora/recommender/collaborative/item-cosine';
import { scoreByNearest, scoreNearest } from '@kinora/recommender/collaborative/nearest-films';
import { trainPopularity } from '@kinora/recommender/collaborative/popularity';
import { randomScores } from '@kinora/recommender/collaborative/random-scores';
import { trainRp3Beta } from '@kinora/recommender/collaborative/rp3beta';
import { trainSpectral } from '@kinora/recommender/collaborative/spectral';
import { topFilmsBeside } from '@kinora/recommender/collaborative/top-films';
import type { Interactions } from '@kinora/recommender/interactions/interactions';
import type { Crew } from '@kinora/recommender/linear-algebra/crew';

export const reczooAlgorithms = [
  'random',
  'popularity',
  'item-knn',
  'rp3beta',
  'ials',
  'ease',
  'ease-w',
  'spectral',
  'ours',
] as const;
export type ReczooAlgorithm = (typeof reczooAlgorithms)[number];

/** Ranks everyone: `people × count` films, best first, -1 behind the end of a shorter list. */
type Rank = (count: number) => Promise<Int32Array>;

/** Trains at once, and ranks when asked, so that the two can be timed. */
export async function trainAlgorithm(
  algorithm: ReczooAlgorithm,
  likes: Interactions,
  crew: Crew,
): Promise<Rank> {
  if (algorithm === 'ours') {
    const ensemble = await trainEnsemble(likes, {}, crew);
    return (count) => rankEveryone(ensemble, likes, count, crew);
  }
  const scores = await trainScores(algorithm, likes, crew);
  return (count) => Promise.resolve(rankOneByOne(scores, likes, count));
}

function trainScores(
  algorithm: Exclude<ReczooAlgorithm, 'ours'>,
  likes: Interactions,
  crew: Crew,
): ScoresForHistory | Promise<ScoresForHistory> {
  switch (algorithm) {
    case 'random':
      return randomScores(likes.films, 1);
    case 'popularity':
      return trainPopularity(likes);
    case 'item-knn':
      return scoreByNearest(trainItemCosine(likes, { shrinkage: 0 }), 100);
    case 'rp3beta':
      return scoreNearest(trainRp3Beta(likes, { alpha: 1, beta: 0.6 }), 200);
    case 'ials':
      return trainIals(likes, ialsDefaults, crew).then((factors) => factorScores(factors, ialsDefaults));
    case 'ease':
      return trainEase(likes, { ridge: 800 }, crew);
    case 'ease-w':
      return trainEase(likes, weighedEase, crew);
    case 'spectral':
      return trainSpectral(likes, {}, crew);
  }
}

function rankOneByOne(scores: ScoresForHistory, likes: Interactions, count: number): Int32Array {
  const { people, starts, items, films } = likes;
  const lists = new Int32Array(people * count);
  const row = new Float32Array(films);
  for (let person = 0; person < people; person += 1) {
    const history = items.subarray(starts[person], starts[person + 1]);
    scores.scoreHistory(history, row);
    lists.set(topFilmsBeside(history, row, count), person * count);
  }
  return lists;
}
