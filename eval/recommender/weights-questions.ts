/** What weights are judged by: lists of films with the worth of each candidate, asked without some parts of the model. */
import type { Film } from '@kinora/catalogue/embedded/film';
import { bestGainOf, gainOf } from '@kinora/recommender/training/measures/gain';
import { rankBeside } from '@kinora/recommender/training/measures/ranking';
import type { Judgement } from './judgements.ts';
import type { Part, PartScores } from './weights-parts.ts';

export const depth = 10;

export interface Question {
  seed: number;
  /** By film number; 0 is no hit. */
  worth: Float64Array;
  isHit: Uint8Array;
  /** The gain of the best list that there is. */
  bestGain: number;
  /** Parts that must not answer, because the worth was made of them. */
  hidden: ReadonlySet<Part>;
}

/** What is hidden together, since each would give the others away. */
export const hiddenGroups = {
  moods: ['moods', 'tone', 'audience'],
  themes: ['themes', 'themeWords'],
  people: ['directors', 'cast', 'characters'],
} as const satisfies Record<string, readonly Part[]>;
export type HiddenGroup = keyof typeof hiddenGroups;

/** FNV-1a of the id: which half a film is in does not hang on the order of the catalogue. */
export function halfOf(id: number): 0 | 1 {
  let hash = 0x811c9dc5;
  for (const digit of String(id)) hash = Math.imul(hash ^ digit.charCodeAt(0), 0x01000193);
  return ((hash >>> 16) & 1) === 0 ? 0 : 1;
}

/** For every film of the half: how alike all others are in what is hidden. Films that are alike to none are not asked. */
function ask(seed: number, worth: Float64Array, hidden: ReadonlySet<Part>): Question {
  const isHit = Uint8Array.from(worth, (each) => (each === 0 ? 0 : 1));
  const best = worth.slice().sort().reverse().subarray(0, depth);
  return { seed, worth, isHit, bestGain: bestGainOf(best, depth), hidden };
}

export function askHidden(scores: PartScores, group: HiddenGroup, seeds: readonly number[]): Question[] {
  const hidden: ReadonlySet<Part> = new Set<Part>(hiddenGroups[group]);
  const measured = hiddenGroups[group].filter((part) => part !== 'tone' && part !== 'audience');
  return seeds.flatMap((seed) => {
    const worth = new Float64Array(scores.films);
    for (const part of measured)
      for (const [film, score] of scores.rowsOf(part, seed).entries()) worth[film]! += score;
    worth[seed] = 0;
    return worth.some((each) => each > 0) ? [ask(seed, worth, hidden)] : [];
  });
}

/** `poorWorth` is what a poor pick counts: below 0 while fitting, 0 for figures that are to be compared with others. */
export function askJudged(
  judgements: readonly Judgement[],
  films: readonly Film[],
  poorWorth = 0,
): Question[] {
  return judgements.map(({ seed, picks }) => {
    const worth = new Float64Array(films.length);
    // An excellent pick is worth three good ones, as usual: 2^grade - 1.
    for (const { film, grade } of picks) worth[film] = grade === 0 ? poorWorth : 2 ** grade - 1;
    return ask(seed, worth, new Set());
  });
}

/** nDCG@10 of one list of scores, 0 to 1, ties against it. */
export function answerQuality(question: Question, scores: Float32Array): number {
  const ranking = rankBeside(question.seed, scores, depth);
  return gainOf(ranking, { isHit: question.isHit, worth: question.worth, depth }) / question.bestGain;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
