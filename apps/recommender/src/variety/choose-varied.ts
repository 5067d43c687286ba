/** Chooses a list that is good and not ten times the same. */
import { type Candidate, compareCandidates } from './best-scores.ts';

export interface VarietyWish {
  /** How many are chosen with care; the others follow by score. */
  count: number;
  /** 0 takes the best scores as they are; 1 looks at nothing but the difference between the chosen. */
  variety: number;
  /** 0 to 1. */
  likeness(one: number, other: number): number;
}

/** Scores between 0 and 1, whatever scale they came in; `sorted` comes best first. */
function scaleScores(sorted: readonly Candidate[]): Float64Array {
  const highest = sorted[0]?.score ?? 0;
  const lowest = sorted.at(-1)?.score ?? 0;
  const range = highest - lowest;
  return Float64Array.from(sorted, ({ score }) => (range > 0 ? (score - lowest) / range : 1));
}

/**
 * Maximal marginal relevance (Carbonell and Goldstein, 1998): again and again the candidate whose worth, less its likeness to
 * the likest one chosen so far, is highest. The best candidate is always first. Those not chosen follow by score.
 *
 * A candidate's gain can only fall as more are chosen, so it is compared with the chosen ones only once it would be next.
 */
export function chooseVaried(candidates: readonly Candidate[], wish: VarietyWish): Candidate[] {
  const sorted = [...candidates].sort(compareCandidates);
  const gains = scaleScores(sorted).map((worth) => (1 - wish.variety) * worth);
  const losses = new Float64Array(sorted.length);
  const comparedWith = new Uint32Array(sorted.length);
  const isChosen = new Uint8Array(sorted.length);
  const chosen: Candidate[] = [];

  function compareWithChosen(at: number) {
    for (const { film } of chosen.slice(comparedWith[at]))
      losses[at] = Math.max(losses[at]!, wish.variety * wish.likeness(film, sorted[at]!.film));
    comparedWith[at] = chosen.length;
  }

  while (chosen.length < Math.min(wish.count, sorted.length)) {
    const next = findNext(gains, losses, isChosen);
    if (comparedWith[next]! < chosen.length && wish.variety > 0) {
      compareWithChosen(next);
      continue;
    }
    isChosen[next] = 1;
    chosen.push(sorted[next]!);
  }
  return [...chosen, ...sorted.filter((_, at) => isChosen[at] === 0)];
}

/** The place of the highest gain less its loss among those not chosen. */
function findNext(gains: Float64Array, losses: Float64Array, isChosen: Uint8Array): number {
  let best = -1;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < gains.length; at += 1) {
    if (isChosen[at] === 1 || gains[at]! - losses[at]! <= bestGain) continue;
    best = at;
    bestGain = gains[at]! - losses[at]!;
  }
  return best;
}
