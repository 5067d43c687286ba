/** Chooses a short list that is good and not five times the same. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { franchiseKeys } from './franchises.ts';
import type { ScoreParts } from './retrieval.ts';

export interface Candidate {
  film: ChatFilm;
  /** The film's number. */
  number: number;
  score: number;
  parts: ScoreParts;
}

export interface VarietyWish {
  count: number;
  wishes: Wishes;
  /** The films that the chosen ones should be like; whoever named one knows its sequels. */
  seeds: readonly ChatFilm[];
  /** How alike another film is to the one, 0 to 1, by film numbers. */
  compareWith: (number: number) => (other: number) => number;
}

/** What a film loses for being like one that was chosen, at most: as much as a good part of a score. */
const samenessCost = 0.3;
/** What it loses for being of a seed's own series. */
const sequelCost = 0.45;
const mostOfDirector = 2;

interface Standing {
  candidate: Candidate;
  series: readonly string[];
  cost: number;
  sameness: number;
}

/**
 * Maximal marginal relevance (Carbonell and Goldstein, 1998): again and again the candidate whose score, less its likeness to
 * the likest one chosen, is highest. Of a series one is chosen and of a director two; where nothing else is left, more. The
 * chosen come best first.
 */
export function chooseVaried(candidates: readonly Candidate[], wish: VarietyWish): Candidate[] {
  const seedSeries = new Set(wish.seeds.flatMap(franchiseKeys));
  const left = candidates.map((candidate): Standing => {
    const series = franchiseKeys(candidate.film);
    return {
      candidate,
      series,
      cost: series.some((key) => seedSeries.has(key)) ? sequelCost : 0,
      sameness: 0,
    };
  });
  const chosen: Standing[] = [];
  const guard = createGuard(wish.wishes);
  while (chosen.length < wish.count && left.length > 0) {
    const next = takeBest(left, guard.admits);
    chosen.push(next);
    guard.add(next);
    const alike = wish.compareWith(next.candidate.number);
    for (const standing of left)
      standing.sameness = Math.max(standing.sameness, samenessCost * alike(standing.candidate.number));
  }
  return chosen.toSorted((a, b) => worthOf(b) - worthOf(a)).map(({ candidate }) => candidate);
}

function worthOf({ candidate, cost }: Standing): number {
  return candidate.score - cost;
}

function takeBest(left: Standing[], admits: (standing: Standing) => boolean): Standing {
  let best = 0;
  let bestGain = Number.NEGATIVE_INFINITY;
  for (const [at, standing] of left.entries()) {
    const gain = worthOf(standing) - standing.sameness;
    if (gain <= bestGain || !admits(standing)) continue;
    best = at;
    bestGain = gain;
  }
  // The list is not empty, so something is taken.
  return left.splice(best, 1)[0]!;
}

/** Knows what the chosen films are full of. Who asked for a person's films may get five of them. */
function createGuard({ people }: Wishes) {
  const wanted = new Set(people.map(({ id }) => id));
  const taken = new Set<string>();
  const directed = new Map<number, number>();
  return {
    admits: ({ candidate, series }: Standing) =>
      !series.some((key) => taken.has(key)) &&
      !candidate.film.directors.some(
        ({ id }) => !wanted.has(id) && (directed.get(id) ?? 0) >= mostOfDirector,
      ),
    add({ candidate, series }: Standing) {
      for (const key of series) taken.add(key);
      for (const { id } of candidate.film.directors) directed.set(id, (directed.get(id) ?? 0) + 1);
    },
  };
}
