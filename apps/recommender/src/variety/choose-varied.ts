/** Chooses a list that is good and not ten times the same. */
import { type Candidate, compareCandidates } from './best-scores.ts';
import { type GroupWish, holdBack } from './hold-back.ts';

export interface VarietyWish {
  /** How many are chosen with care; the others follow by score. */
  count: number;
  /** 0 takes the best scores as they are; 1 looks at nothing but the difference between the chosen. */
  variety: number;
  /** 0 to 1. */
  likeness(one: number, other: number): number;
  /** What a list must not be full of; left out, there is nothing. */
  groups?: GroupWish | undefined;
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
  const likest = new Float64Array(sorted.length);
  const comparedWith = new Uint32Array(sorted.length);
  const held = holdBack(sorted, wish.groups);
  const chosen: Candidate[] = [];
  const isChosen = new Uint8Array(sorted.length);

  /** Brings the gain up to date; it may no longer be the highest then. */
  function compareWithChosen(at: number) {
    const before = likest[at]!;
    for (let place = comparedWith[at]!; place < chosen.length; place += 1)
      likest[at] = Math.max(likest[at]!, wish.likeness(chosen[place]!.film, sorted[at]!.film));
    gains[at]! -= wish.variety * (likest[at]! - before);
    comparedWith[at] = chosen.length;
  }

  while (chosen.length < Math.min(wish.count, sorted.length)) {
    const free = findHighest(gains, isChosen, held.isHeld);
    const next = free === -1 ? findHighest(gains, isChosen, isChosen) : free;
    if (wish.variety > 0 && comparedWith[next]! < chosen.length) {
      compareWithChosen(next);
      continue;
    }
    isChosen[next] = 1;
    chosen.push(sorted[next]!);
    held.choose(sorted[next]!.film);
  }
  return [...chosen, ...sorted.filter((_, at) => isChosen[at] === 0)];
}

/** The place of the highest gain that is barred by neither; -1 where there is none. */
function findHighest(gains: Float64Array, isChosen: Uint8Array, isHeld: Uint8Array): number {
  let best = -1;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < gains.length; at += 1) {
    const gain = gains[at]!;
    if (gain <= bestGain || isChosen[at] === 1 || isHeld[at] === 1) continue;
    best = at;
    bestGain = gain;
  }
  return best;
}
