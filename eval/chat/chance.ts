/** Choices that can be repeated. */
import { seededRandom } from '@kinora/recommender/collaborative/seeded-random';

export interface Chance {
  /** 0 up to but not including 1. */
  next: () => number;
  /** True in that share of cases. */
  is: (share: number) => boolean;
  /** Both ends belong to it. */
  between: (from: number, to: number) => number;
  pick: <Thing>(things: readonly Thing[]) => Thing;
  /** The first ones far more often than the last. */
  pickEarly: <Thing>(things: readonly Thing[]) => Thing;
  /** Different things, in no order; all of them where there are fewer. */
  pickSome: <Thing>(things: readonly Thing[], count: number) => Thing[];
  /** Bell-shaped (Irwin and Hall: twelve evens). */
  around: (middle: number, deviation: number) => number;
}

export function createChance(seed: number): Chance {
  const next = seededRandom(seed);
  const pick = <Thing>(things: readonly Thing[]) => at(things, next());
  return {
    next,
    is: (share) => next() < share,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick,
    pickEarly: (things) => at(things, next() ** 1.6),
    pickSome: (things, count) => {
      const chosen = new Set<(typeof things)[number]>();
      const most = Math.min(count, new Set(things).size);
      while (chosen.size < most) chosen.add(pick(things));
      return [...chosen];
    },
    around: (middle, deviation) =>
      middle + deviation * (Array.from({ length: 12 }, next).reduce((sum, even) => sum + even, 0) - 6),
  };
}

function at<Thing>(things: readonly Thing[], place: number): Thing {
  const thing = things[Math.floor(place * things.length)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}
