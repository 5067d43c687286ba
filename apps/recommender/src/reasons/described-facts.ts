/** Finds the facts of a film that the model does not know among those that it knows. */
import type { RecommendationReason } from '@kinora/contracts/recommendations';
import type { FilmProfile } from '../features/film-profile.ts';
import { factKinds, type FilmFacts } from '../model/recommendation-model.ts';
import { factsOf, keyOf } from './film-facts.ts';
import { findReasonsOfRows, rowOfFacts } from './find-reasons.ts';

/** Numbers of facts by their key; make it once for each model. */
export type FactNumbers = ReadonlyMap<string, number>;

export function numberFacts({ kinds, ids, names }: FilmFacts): FactNumbers {
  return new Map(
    Array.from(kinds, (kind, number) => [
      keyOf({ kind: factKinds[kind]!, id: ids[number]!, name: names.at(number)! }),
      number,
    ]),
  );
}

/** The known facts of a film that was described, ascending. */
export function factsOfProfile(numbers: FactNumbers, profile: FilmProfile): Uint32Array {
  const known = [...factsOf(profile).keys()].flatMap((key) => numbers.get(key) ?? []);
  return Uint32Array.from(known).sort();
}

/** Why film number `other` stands in the list of a described film, whose facts are `described`. */
export function findReasonsOfDescribed(
  facts: FilmFacts,
  described: Uint32Array,
  other: number,
): RecommendationReason[] {
  return findReasonsOfRows(facts, { one: described, other: rowOfFacts(facts, other) }, 0);
}
