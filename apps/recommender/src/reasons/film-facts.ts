/** Collects what can be said of films, numbered so that a film's facts come by kind and the rarest of a kind first. */
import type { FilmProfile } from '../features/film-profile.ts';
import { isTellingGenre, isTellingTheme } from '../features/telling-traits.ts';
import { type FactKind, factKinds, type FilmFacts } from '../model/recommendation-model.ts';

/** Somebody further down the bill is no reason to see a film. */
const castNamed = 6;

export interface Fact {
  kind: FactKind;
  /** 0 for themes and moods. */
  id: number;
  /** Empty for genres. */
  name: string;
}

/** Equal for equal facts, whatever a person or company is called. */
export function keyOf({ kind, id, name }: Fact): string {
  return `${kind} ${id === 0 ? name : id}`;
}

/** What can be said of one film; each fact once. */
export function factsOf(profile: FilmProfile): Map<string, Fact> {
  const facts: Fact[] = [
    ...profile.directors.map((person): Fact => ({ kind: 'director', ...person })),
    ...profile.cast.slice(0, castNamed).map(({ id, name }): Fact => ({ kind: 'cast', id, name })),
    ...profile.themes.filter(isTellingTheme).map((name): Fact => ({ kind: 'theme', id: 0, name })),
    ...profile.moods.map((name): Fact => ({ kind: 'mood', id: 0, name })),
    ...profile.companies.map(({ id, name }): Fact => ({ kind: 'company', id, name })),
    ...profile.genres.filter(isTellingGenre).map((id): Fact => ({ kind: 'genre', id, name: '' })),
  ];
  return new Map(facts.map((fact) => [keyOf(fact), fact]));
}

function kindNumber(kind: FactKind): number {
  return factKinds.indexOf(kind);
}

export function collectFacts(profiles: readonly FilmProfile[]): FilmFacts {
  const perFilm = profiles.map((profile) => factsOf(profile));
  const known = new Map<string, { fact: Fact; films: number }>();
  for (const facts of perFilm) {
    for (const [key, fact] of facts) {
      const entry = known.get(key);
      if (entry) entry.films += 1;
      else known.set(key, { fact, films: 1 });
    }
  }
  const sorted = [...known].sort(
    ([, one], [, other]) =>
      kindNumber(one.fact.kind) - kindNumber(other.fact.kind) || one.films - other.films,
  );
  const numbers = new Map(sorted.map(([key], number) => [key, number]));
  const rows = perFilm.map((facts) => Uint32Array.from(facts.keys(), (key) => numbers.get(key) ?? 0).sort());
  const starts = new Uint32Array(profiles.length + 1);
  for (const [film, row] of rows.entries()) starts[film + 1] = starts[film]! + row.length;
  const facts = new Uint32Array(starts[profiles.length] ?? 0);
  for (const [film, row] of rows.entries()) facts.set(row, starts[film]);
  return {
    starts,
    facts,
    kinds: Uint8Array.from(sorted, ([, { fact }]) => kindNumber(fact.kind)),
    ids: Int32Array.from(sorted, ([, { fact }]) => fact.id),
    names: sorted.map(([, { fact }]) => fact.name),
  };
}
