/** How much two films are of one kind, by what is said of them; films of one series share nearly everything. */
import { factKinds, type FactKind, type FilmFacts } from '../model/recommendation-model.ts';

const worths: Readonly<Record<FactKind, number>> = {
  director: 2,
  cast: 2,
  theme: 1,
  company: 1,
  mood: 0.5,
  genre: 0.5,
};
const worthOfKind = factKinds.map((kind) => worths[kind]);

/** 0 to 1, symmetric: the worth of what both have, over that of what either has. */
export function factLikeness({ starts, facts, kinds }: FilmFacts, one: number, other: number): number {
  let at = starts[one] ?? 0;
  let beside = starts[other] ?? 0;
  const end = starts[one + 1] ?? 0;
  const endBeside = starts[other + 1] ?? 0;
  let shared = 0;
  let all = 0;
  while (at < end || beside < endBeside) {
    const fact = at < end ? (facts[at] ?? 0) : Number.POSITIVE_INFINITY;
    const otherFact = beside < endBeside ? (facts[beside] ?? 0) : Number.POSITIVE_INFINITY;
    const worth = worthOfKind[kinds[Math.min(fact, otherFact)] ?? 0] ?? 0;
    all += worth;
    if (fact === otherFact) shared += worth;
    if (fact <= otherFact) at += 1;
    if (otherFact <= fact) beside += 1;
  }
  return all === 0 ? 0 : shared / all;
}
