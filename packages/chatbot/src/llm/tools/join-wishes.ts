/** The visitor's wishes with those of a search on top: a search may ask for more, never for less. */
import type { Range, Wishes } from '../../wishes.ts';

export function joinWishes(visitor: Wishes, search: Wishes): Wishes {
  return {
    genres: [...visitor.genres, ...search.genres],
    withoutGenres: [...visitor.withoutGenres, ...search.withoutGenres],
    moods: firstFilled(visitor.moods, search.moods),
    withoutMoods: [...visitor.withoutMoods, ...search.withoutMoods],
    themes: [...visitor.themes, ...search.themes],
    withoutThemes: [...visitor.withoutThemes, ...search.withoutThemes],
    years: narrow(visitor.years, search.years),
    runtime: narrow(visitor.runtime, search.runtime),
    rating: narrow(visitor.rating, search.rating),
    people: [...visitor.people, ...search.people],
    withoutPeople: [...visitor.withoutPeople, ...search.withoutPeople],
    languages: firstFilled(visitor.languages, search.languages),
    withoutLanguages: [...visitor.withoutLanguages, ...search.withoutLanguages],
    countries: firstFilled(visitor.countries, search.countries),
    withoutCountries: [...visitor.withoutCountries, ...search.withoutCountries],
    forChildren: visitor.forChildren || search.forChildren,
    fame: visitor.fame ?? search.fame,
    likeFilms: firstFilled(search.likeFilms, visitor.likeFilms),
    withoutFilms: [...visitor.withoutFilms, ...search.withoutFilms],
  };
}

const firstFilled = <Value>(one: Value[], other: Value[]): Value[] => (one.length > 0 ? one : other);

function narrow(one: Range | null, other: Range | null): Range | null {
  if (one === null || other === null) return one ?? other;
  return { from: highest(one.from, other.from), to: lowest(one.to, other.to) };
}

const highest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

const lowest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
