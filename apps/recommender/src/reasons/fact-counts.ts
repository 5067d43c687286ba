/** How many films have each fact. */
import type { FactKind, FilmFacts } from '../model/recommendation-model.ts';

/** A company that made more than this share of the films ties none of them together, nor does one of some hundred films. */
const tellingShare = 0.02;
const tellingFilms = 30;

const filmsOfFacts = new WeakMap<FilmFacts, Uint32Array>();

/** By fact number; counted once for each model. */
export function countFilms(facts: FilmFacts): Uint32Array {
  const known = filmsOfFacts.get(facts);
  if (known) return known;
  const counts = new Uint32Array(facts.kinds.length);
  for (const fact of facts.facts) counts[fact]! += 1;
  filmsOfFacts.set(facts, counts);
  return counts;
}

/** Whether that so many of all films share a fact is worth telling; of all kinds it matters for companies alone. */
export function isTold(kind: FactKind, films: number, ofFilms: number): boolean {
  return kind !== 'company' || (films <= tellingFilms && films <= Math.max(2, ofFilms * tellingShare));
}
