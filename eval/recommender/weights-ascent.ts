/** Fits weights by coordinate ascent: one weight at a time is tried at some multiples of itself, and the best is kept. */
import { mean, type Question, answerQuality } from './weights-questions.ts';
import { addParts, lift, type Part, type PartScores, parts, weigh, type Weighing } from './weights-parts.ts';

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

function qualityOf(scores: PartScores, questions: readonly Question[], weighing: Weighing): number {
  return mean(
    questions.map((question) =>
      answerQuality(question, weigh(scores, question.seed, weighing, question.hidden)),
    ),
  );
}

function weighted(scores: PartScores, legs: readonly Leg[], weighing: Weighing): number {
  return legs.reduce((sum, { questions, share }) => sum + share * qualityOf(scores, questions, weighing), 0);
}

/** The quality for each of some weights of one part; what the other parts say is added up once for all of them. */
function tryWeights(
  scores: PartScores,
  legs: readonly Leg[],
  { weighing, part, weights }: { weighing: Weighing; part: Part; weights: readonly number[] },
): number[] {
  const totals = weights.map(() => 0);
  for (const { questions, share } of legs) {
    for (const question of questions) {
      const others = addParts(scores, question.seed, weighing, new Set([...question.hidden, part]));
      const row = question.hidden.has(part) ? undefined : scores.rowsOf(part, question.seed);
      for (const [at, weight] of weights.entries()) {
        const sums = row ? others.map((sum, film) => sum + weight * row[film]!) : others.slice();
        const quality = answerQuality(question, lift(scores, sums, weighing.prior));
        totals[at]! += (share * quality) / questions.length;
        if (!row) {
          for (let rest = 1; rest < weights.length; rest += 1)
            totals[rest]! += (share * quality) / questions.length;
          break;
        }
      }
    }
  }
  return totals;
}

/** Deterministic: the same legs and start give the same weights. `fixed` ones stay as they start. */
export function fitWeights(
  scores: PartScores,
  legs: readonly Leg[],
  start: Weighing,
  fixed: ReadonlySet<Part | 'prior'> = new Set(),
): Weighing {
  const free = parts.filter((part) => !fixed.has(part));
  let best = start;
  let bestQuality = weighted(scores, legs, best);

  function keepBest(attempts: readonly { weighing: Weighing; quality: number }[]) {
    for (const { weighing, quality } of attempts) {
      if (quality <= bestQuality + smallestGain) continue;
      best = weighing;
      bestQuality = quality;
    }
  }

  for (let round = 0; round < rounds; round += 1) {
    const before = bestQuality;
    for (const part of free) {
      const own = best.parts[part] || startOfUnused;
      const weights = multiples.map((multiple) => own * multiple);
      const qualities = tryWeights(scores, legs, { weighing: best, part, weights });
      const held = best;
      keepBest(
        weights.map((weight, at) => ({
          weighing: { ...held, parts: { ...held.parts, [part]: weight } },
          quality: qualities[at]!,
        })),
      );
    }
    for (const side of fixed.has('prior') ? [] : (['fame', 'rating'] as const)) {
      const held = best;
      const own = held.prior[side] || startOfUnused;
      const tried = multiples.map((multiple) => ({
        ...held,
        prior: { ...held.prior, [side]: own * multiple },
      }));
      keepBest(tried.map((weighing) => ({ weighing, quality: weighted(scores, legs, weighing) })));
    }
    if (bestQuality - before < smallestGain) break;
  }
  return best;
}
