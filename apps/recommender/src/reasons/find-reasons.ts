/** Says why a film stands in another's list, from nothing but the facts that both have. */
import { recommendations } from '@kinora/contracts/limits';
import type { RecommendationReason } from '@kinora/contracts/recommendations';
import { factKinds, type FactKind, type FilmFacts } from '../model/recommendation-model.ts';
import { countFilms, isTold } from './fact-counts.ts';

const mostEvidence = 3;

/** How much a bit of rarity counts by kind. A shared director and people's likes come before all else. */
const worth: Readonly<Record<FactKind, number>> = {
  director: 100,
  theme: 1,
  cast: 0.85,
  mood: 0.7,
  company: 0.5,
  genre: 0.3,
};
const likedTogetherStrength = 90;

interface StrongReason {
  reason: RecommendationReason;
  strength: number;
}

/** The facts of a film, ascending. */
export function rowOfFacts({ starts, facts }: FilmFacts, film: number): Uint32Array {
  return facts.subarray(starts[film], starts[film + 1]);
}

/** Facts that are in both rows, ascending, which is the rarest first within a kind. */
function sharedFacts(one: Uint32Array, other: Uint32Array): number[] {
  const shared: number[] = [];
  let at = 0;
  let beside = 0;
  while (at < one.length && beside < other.length) {
    const difference = one[at]! - other[beside]!;
    if (difference === 0) shared.push(one[at]!);
    if (difference <= 0) at += 1;
    if (difference >= 0) beside += 1;
  }
  return shared;
}

/** Whether `findReasons` would find any without people's likes, told without making them. */
export function sharesReason(facts: FilmFacts, one: number, other: number): boolean {
  const { starts, facts: all, kinds } = facts;
  const films = starts.length - 1;
  const counts = countFilms(facts);
  let at = starts[one]!;
  let beside = starts[other]!;
  const end = starts[one + 1]!;
  const besideEnd = starts[other + 1]!;
  while (at < end && beside < besideEnd) {
    const fact = all[at]!;
    const difference = fact - all[beside]!;
    if (difference === 0 && isTold(factKinds[kinds[fact]!]!, counts[fact]!, films)) return true;
    if (difference <= 0) at += 1;
    if (difference >= 0) beside += 1;
  }
  return false;
}

function reasonOf(kind: FactKind, evidence: readonly number[], facts: FilmFacts): RecommendationReason {
  const named = evidence.map((fact) => ({ id: facts.ids[fact]!, name: facts.names.at(fact)! }));
  const names = named.map(({ name }) => name);
  if (kind === 'director') return { type: 'same-director', people: named };
  if (kind === 'cast') return { type: 'shared-cast', people: named };
  if (kind === 'theme') return { type: 'shared-themes', themes: names };
  if (kind === 'mood') return { type: 'shared-moods', moods: names };
  if (kind === 'company') return { type: 'same-company', companies: named };
  return { type: 'shared-genres', genres: named.map(({ id }) => id) };
}

/** Reasons from two rows of facts, best first; empty where they share nothing that is worth telling. */
export function findReasonsOfRows(
  facts: FilmFacts,
  rows: { one: Uint32Array; other: Uint32Array },
  likedTogether: number,
): RecommendationReason[] {
  const films = facts.starts.length - 1;
  const counts = countFilms(facts);
  const found: StrongReason[] = [];
  if (likedTogether >= recommendations.minimumPeople) {
    const reason: RecommendationReason = { type: 'liked-together', people: likedTogether };
    found.push({ reason, strength: likedTogetherStrength });
  }
  const shared = sharedFacts(rows.one, rows.other);
  // Facts are numbered kind by kind. The service does this for every entry of every answer, so it makes little to throw away.
  for (let at = 0; at < shared.length;) {
    const number = facts.kinds[shared[at]!]!;
    const kind = factKinds[number]!;
    const evidence: number[] = [];
    let bits = 0;
    for (; at < shared.length && facts.kinds[shared[at]!] === number; at += 1) {
      const fact = shared[at]!;
      if (evidence.length === mostEvidence || !isTold(kind, counts[fact]!, films)) continue;
      evidence.push(fact);
      bits += Math.log2(1 + films / counts[fact]!);
    }
    if (evidence.length > 0)
      found.push({ reason: reasonOf(kind, evidence, facts), strength: worth[kind] * bits });
  }
  return found.sort((one, other) => other.strength - one.strength).map(({ reason }) => reason);
}

/** Why film number `other` stands in the list of film number `one`. `likedTogether` counts the people who liked both. */
export function findReasons(
  facts: FilmFacts,
  one: number,
  other: number,
  likedTogether: number,
): RecommendationReason[] {
  const rows = { one: rowOfFacts(facts, one), other: rowOfFacts(facts, other) };
  return findReasonsOfRows(facts, rows, likedTogether);
}
