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

/** Scores between 0 and 1, whatever scale they came in. */
function scaleScores(candidates: readonly Candidate[]): number[] {
  const scores = candidates.map(({ score }) => score);
  const lowest = Math.min(...scores);
  const range = Math.max(...scores) - lowest;
  return scores.map((score) => (range > 0 ? (score - lowest) / range : 1));
}

/**
 * Maximal marginal relevance (Carbonell and Goldstein, 1998): again and again the candidate whose worth, less its likeness to
 * the likest one chosen so far, is highest. The best candidate is always first. Those not chosen follow by score.
 */
export function chooseVaried(candidates: readonly Candidate[], wish: VarietyWish): Candidate[] {
  const left = [...candidates].sort(compareCandidates);
  const worth = new Map(scaleScores(left).map((value, at) => [left[at]!, value]));
  const nearest = new Map(left.map((candidate) => [candidate, 0]));
  const chosen: Candidate[] = [];
  while (left.length > 0 && chosen.length < wish.count) {
    let best = 0;
    let bestGain = Number.NEGATIVE_INFINITY;
    for (const [at, candidate] of left.entries()) {
      const gain =
        (1 - wish.variety) * (worth.get(candidate) ?? 0) - wish.variety * (nearest.get(candidate) ?? 0);
      if (gain <= bestGain) continue;
      best = at;
      bestGain = gain;
    }
    const [pick] = left.splice(best, 1);
    if (!pick) break;
    chosen.push(pick);
    for (const candidate of left) {
      const likeness = wish.likeness(pick.film, candidate.film);
      if (likeness > (nearest.get(candidate) ?? 0)) nearest.set(candidate, likeness);
    }
  }
  return [...chosen, ...left];
}
