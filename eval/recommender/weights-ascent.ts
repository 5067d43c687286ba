/** Fits weights by coordinate ascent: one weight at a time is tried at some multiples of itself, and the best is kept. */
import { mean, type Question, answerQuality } from './weights-questions.ts';
import { type Part, type PartScores, parts, weigh, type Weighing } from './weights-parts.ts';

/** A group of questions and how much it counts. */
export interface Leg {
  questions: readonly Question[];
  share: number;
}

const multiples = [0, 0.4, 0.6, 0.8, 0.9, 1.1, 1.25, 1.6, 2.5];
const startOfUnused = 0.1;
const rounds = 5;
/** Steps that gain less are noise. */
const smallestGain = 2e-4;

export function qualityOf(scores: PartScores, questions: readonly Question[], weighing: Weighing): number {
  return mean(
    questions.map((question) =>
      answerQuality(question, weigh(scores, question.seed, weighing, question.hidden)),
    ),
  );
}

function weighted(scores: PartScores, legs: readonly Leg[], weighing: Weighing): number {
  return legs.reduce((sum, { questions, share }) => sum + share * qualityOf(scores, questions, weighing), 0);
}

function withPart(weighing: Weighing, part: Part, weight: number): Weighing {
  return { ...weighing, parts: { ...weighing.parts, [part]: weight } };
}

/** Deterministic: the same legs and start give the same weights. */
export function fitWeights(scores: PartScores, legs: readonly Leg[], start: Weighing): Weighing {
  let best = start;
  let bestQuality = weighted(scores, legs, best);

  function attempt(weighing: Weighing) {
    const quality = weighted(scores, legs, weighing);
    if (quality <= bestQuality + smallestGain) return;
    best = weighing;
    bestQuality = quality;
  }

  for (let round = 0; round < rounds; round += 1) {
    const before = bestQuality;
    for (const part of parts) {
      const own = best.parts[part] || startOfUnused;
      for (const multiple of multiples) attempt(withPart(best, part, own * multiple));
    }
    const ownPrior = best.prior || startOfUnused;
    for (const multiple of multiples) attempt({ ...best, prior: ownPrior * multiple });
    if (bestQuality - before < smallestGain) break;
  }
  return best;
}
