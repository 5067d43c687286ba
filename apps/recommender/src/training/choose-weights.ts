/** Chooses how content and likes are mixed by what fits held-out people best. */
import { recommendations } from '@kinora/contracts/limits';
import { countLikes } from '../collaborative/film-rows.ts';
import type { ScoresBesideFilm } from '../collaborative/film-scores.ts';
import { mixHybrid, tasteRows } from '../hybrid/hybrid-scores.ts';
import { type HybridWeights, hybridDefaults } from '../hybrid/hybrid-weights.ts';
import { learnTastes, type Tastes } from '../hybrid/learn-tastes.ts';
import type { SparseScores } from '../hybrid/sparse-scores.ts';
import { countPeopleWith } from '../interactions/count-people.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { likesOf } from '../interactions/take-rows.ts';
import { measureOneSeed, prepareQuestion, type PreparedQuestion } from './measures/one-seed.ts';
import { splitPeople } from './measures/split-people.ts';

export interface ChoiceParts {
  content: ScoresBesideFilm;
  /** `contentNeighbours` of `content`. */
  neighbours: SparseScores;
  interactions: Interactions;
}

export interface ChosenWeights {
  weights: HybridWeights;
  /** On the test people, who had no say in the choice; empty where the defaults were taken. */
  scores: Record<string, number>;
}

/** With fewer people the measure is chance, and the defaults are safer. */
export const enough = { people: 200, likesEach: 5 } as const;

export function hasEnoughPeople(interactions: Interactions): boolean {
  return countPeopleWith(likesOf(interactions), enough.likesEach) >= enough.people;
}

/**
 * Tried one after another, each with the best of those before it. `evidence` has no smaller values, because the measure is made
 * of well-liked films for the most part, and with those a film of ten likes would fall below its content alone.
 */
const tried: readonly [keyof HybridWeights, readonly number[]][] = [
  ['cosineShare', [0.35, 0.2]],
  ['popularity', [0.15, 0.1]],
  ['easeShare', [0.2]],
  ['content', [0.1, 0.5]],
  ['evidence', [15, 40]],
  ['smoothing', [10, 40]],
];

/** Without content they change nothing. */
const ofContent: ReadonlySet<keyof HybridWeights> = new Set(['content', 'evidence', 'smoothing']);

export async function chooseWeights(parts: ChoiceParts): Promise<ChosenWeights> {
  if (!hasEnoughPeople(parts.interactions)) return { weights: hybridDefaults, scores: {} };
  const { train, validation, test } = splitPeople(parts.interactions);
  const tastes = await learnTastes(train, { minimumPeople: recommendations.minimumPeople, ease: true });
  const popularity = countLikes(likesOf(train));
  const weights = searchWeights({ ...parts, tastes }, prepareQuestion({ people: validation, popularity }));
  const question = prepareQuestion({ people: test, popularity });
  const ours = measureOneSeed(hybridsOf({ ...parts, tastes })(weights), question);
  const alone = measureOneSeed(parts.content, question);
  return {
    weights,
    scores: { 'IPS-nDCG@10': ours.ipsNdcg, 'IPS-nDCG@10 of content alone': alone.ipsNdcg },
  };
}

type Trial = ChoiceParts & { tastes: Tastes };

function searchWeights(trial: Trial, question: PreparedQuestion): HybridWeights {
  const hasContent = trial.neighbours.others.some((film) => film >= 0);
  const hybridOf = hybridsOf(trial);
  const figureOf = (weights: HybridWeights) => measureOneSeed(hybridOf(weights), question).ipsNdcg;
  let weights = hybridDefaults;
  let best = figureOf(weights);
  for (const [name, values] of tried) {
    if (name === 'easeShare' && !trial.tastes.hasEase) continue;
    if (!hasContent && ofContent.has(name)) continue;
    for (const value of values) {
      const other = { ...weights, [name]: value };
      const figure = figureOf(other);
      if (figure <= best) continue;
      best = figure;
      weights = other;
    }
  }
  return weights;
}

/** The collaborative rows are made anew only where their own weights change. */
function hybridsOf({ tastes, ...parts }: Trial): (weights: HybridWeights) => ScoresBesideFilm {
  let made: { key: string; rows: SparseScores } | undefined;
  return (weights) => {
    const key = [weights.cosineShare, weights.easeShare, weights.popularity].join(' ');
    if (made?.key !== key) made = { key, rows: tasteRows(tastes, weights) };
    return mixHybrid({ ...parts, tastes, rows: made.rows, weights });
  };
}
