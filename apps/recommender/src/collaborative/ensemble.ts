/** What foretells a person's further likes from all likes so far the best: EASE-w and the spectral filter together. */
import type { Interactions } from '../interactions/interactions.ts';
import type { Crew } from '../linear-algebra/crew.ts';
import { runTogether } from '../linear-algebra/run-together.ts';
import { type EaseOptions, trainEase, weighedEase } from './ease.ts';
import { createEnsembleScorer, type EnsembleParts } from './ensemble-scorer.ts';
import { type RankingTask, work } from './ensemble.task.ts';
import { countLikes } from './film-rows.ts';
import type { ScoresForHistory } from './film-scores.ts';
import { shareInteractions } from './share-interactions.ts';
import { spectralDefaults, type SpectralOptions, trainSpectral } from './spectral.ts';

export interface EnsembleOptions {
  ease: EaseOptions;
  spectral: SpectralOptions;
  spectralShare: number;
}

export const ensembleDefaults: EnsembleOptions = {
  ease: weighedEase,
  spectral: spectralDefaults,
  spectralShare: 0.45,
};

export interface Ensemble extends ScoresForHistory {
  parts: EnsembleParts;
}

/** Rejects as its parts do. */
export async function trainEnsemble(
  interactions: Interactions,
  options: Partial<EnsembleOptions> = {},
  crew?: Crew,
): Promise<Ensemble> {
  const { ease, spectral, spectralShare } = { ...ensembleDefaults, ...options };
  const likes = shareInteractions(interactions);
  const filter = await trainSpectral(likes, spectral, crew);
  const { weights } = await trainEase(likes, ease, crew);
  const parts: EnsembleParts = {
    films: interactions.films,
    ease: weights,
    spectral: { directions: filter.directions, inward: filter.inward, outward: filter.outward },
    spectralShare,
    likes: countLikes(interactions),
  };
  const scoreHistories = createEnsembleScorer(parts, 1);
  return {
    films: interactions.films,
    parts,
    scoreHistory: (history, into) => into.set(scoreHistories([history])[0]!),
  };
}

/** `people × count` films, best first, without what each likes already; -1 behind the end of a shorter list. Rejects when a thread fails. */
export async function rankEveryone(
  { parts }: Ensemble,
  interactions: Interactions,
  count: number,
  crew?: Crew,
): Promise<Int32Array> {
  const likes = shareInteractions(interactions);
  const lists = new Int32Array(new SharedArrayBuffer(likes.people * count * Int32Array.BYTES_PER_ELEMENT));
  const task: RankingTask = { parts, likes, count, lists };
  const cost = (likes.items.length + likes.people * parts.spectral.directions) * likes.films;
  await runTogether({ module: new URL('ensemble.task.ts', import.meta.url), work, task, cost }, crew);
  return lists;
}
