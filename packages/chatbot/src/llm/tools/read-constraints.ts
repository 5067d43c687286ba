/** Turns the names of a search into wishes. */
import { noWishes, type PersonWish, type Range, type Role, type Wishes } from '../../wishes.ts';
import type { Constraints } from './constraints.ts';
import type { NameReaders } from './name-readers.ts';

export interface ReadConstraints {
  wishes: Wishes;
  /** Names that the catalogue does not know; the search goes on without them. */
  unknown: string[];
}

type Names = readonly string[] | undefined;
type Find<Value> = (name: string) => Value[];

export function readConstraints(input: Constraints, read: NameReaders): ReadConstraints {
  const unknown: string[] = [];

  function each<Value>(names: Names, find: Find<Value>): Value[] {
    return (names ?? []).flatMap((name) => {
      const found = find(name);
      if (found.length === 0) unknown.push(name);
      return found;
    });
  }

  /** One list for every name; names with a bar between them are one list. */
  function eachOneOf<Value>(names: Names, find: Find<Value>): Value[][] {
    return (names ?? []).map((name) => each(name.split('|'), find)).filter((list) => list.length > 0);
  }

  function inRole(role: Role, names: Names): PersonWish[] {
    return each(names, read.person).map((id) => ({ id, role }));
  }

  const wishes: Wishes = {
    ...structuredClone(noWishes),
    ...readMeasures(input),
    genres: eachOneOf(input.genres, read.genre),
    withoutGenres: each(input.without_genres, read.genre),
    moods: each(input.moods, read.mood),
    withoutMoods: each(input.without_moods, read.mood),
    themes: eachOneOf(input.themes, read.theme),
    withoutThemes: each(input.without_themes, read.theme),
    people: [
      ...inRole('any', input.people),
      ...inRole('director', input.directors),
      ...inRole('cast', input.cast),
    ],
    withoutPeople: each(input.without_people, read.person),
    languages: each(input.languages, read.language),
    withoutLanguages: each(input.without_languages, read.language),
    countries: each(input.countries, read.country),
    withoutCountries: each(input.without_countries, read.country),
    likeFilms: each(input.like, read.film),
    withoutFilms: each(input.without_films, read.film),
  };
  return { wishes, unknown };
}

type Measures = Pick<Wishes, 'years' | 'runtime' | 'rating' | 'forChildren' | 'fame'>;

function readMeasures(input: Constraints): Measures {
  return {
    years: range(input.year_from, input.year_to),
    runtime: range(input.minutes_from, input.minutes_to),
    rating: range(input.rating_from, input.rating_to),
    forChildren: input.for_children ?? false,
    fame: input.fame === 'known' || input.fame === 'hidden' ? input.fame : null,
  };
}

function range(from: number | undefined, to: number | undefined): Range | null {
  if (from === undefined && to === undefined) return null;
  return { from: from ?? null, to: to ?? null };
}
