/** Brings the wishes of a message together with earlier ones: the newer wins, and only what contradicts it goes. */
import type { Range, Wishes } from '../../wishes.ts';
import type { WishField } from '../wishes/wish-reading.ts';
import { noWishes } from '../../wishes.ts';
import type { JoinMode } from './join-mode.ts';

/** So that a conversation without end stays small; the newest are kept. */
const mostOfAKind = 8;
const mostRefusedFilms = 100;
const horror = 27;
const notForChildren = ['scary', 'violent', 'gory', 'disturbing', 'creepy'];
const kindFields = ['genres', 'moods', 'themes', 'likeFilms', 'people'] as const;

function clearFields(wishes: Wishes, fields: readonly WishField[]): Wishes {
  const none = structuredClone(noWishes);
  const cleared = Object.fromEntries(fields.map((field) => [field, none[field]]));
  return { ...wishes, ...cleared };
}

function union<T>(earlier: readonly T[], later: readonly T[], most = mostOfAKind): T[] {
  return [...new Set([...earlier, ...later])].slice(-most);
}

function without<T>(values: readonly T[], gone: readonly T[]): T[] {
  return values.filter((value) => !gone.includes(value));
}

/** Of every list what is left; a list that loses everything is no wish any more. */
function withoutEach<T>(lists: readonly (readonly T[])[], gone: readonly T[]): T[][] {
  return lists.map((list) => without(list, gone)).filter((list) => list.length > 0);
}

function unionOfLists<T>(earlier: readonly T[][], later: readonly T[][]): T[][] {
  const known = new Set(earlier.map((list) => JSON.stringify(list)));
  return [...earlier, ...later.filter((list) => !known.has(JSON.stringify(list)))].slice(-mostOfAKind);
}

/** Two open ends that face each other make one range: 'since 2000', then 'before 2010'. */
function joinRanges(earlier: Range | null, later: Range | null): Range | null {
  if (later === null) return earlier;
  if (earlier === null) return later;
  const joined = { from: later.from ?? earlier.from, to: later.to ?? earlier.to };
  const areFacing =
    (earlier.from === null) === (later.to === null) && (earlier.to === null) === (later.from === null);
  const isPossible = joined.from === null || joined.to === null || joined.from <= joined.to;
  return areFacing && isPossible ? joined : later;
}

function newerOf<T>(earlier: readonly T[], later: readonly T[]): T[] {
  return [...(later.length > 0 ? later : earlier)];
}

type Part = Partial<Wishes>;

function joinKinds(earlier: Wishes, later: Wishes, mode: JoinMode): Part {
  const isAdding = mode === 'add';
  const genres = withoutEach(earlier.genres, later.withoutGenres);
  const keptGenres =
    isAdding || later.genres.length === 0 ? unionOfLists(genres, later.genres) : later.genres;
  const people = earlier.people.filter(
    ({ id }) => !later.withoutPeople.includes(id) && later.people.every((wish) => wish.id !== id),
  );
  return {
    genres: keptGenres,
    withoutGenres: union(without(earlier.withoutGenres, later.genres.flat()), later.withoutGenres),
    moods: newerOf(without(earlier.moods, later.withoutMoods), later.moods),
    withoutMoods: union(without(earlier.withoutMoods, later.moods), later.withoutMoods),
    themes: unionOfLists(withoutEach(earlier.themes, later.withoutThemes), later.themes),
    withoutThemes: union(without(earlier.withoutThemes, later.themes.flat()), later.withoutThemes),
    // Two who are named together are whom it is about now.
    people:
      isAdding && later.people.length < 2
        ? [...people, ...later.people].slice(-mostOfAKind)
        : newerOf(people, later.people),
    withoutPeople: union(
      without(
        earlier.withoutPeople,
        later.people.map(({ id }) => id),
      ),
      later.withoutPeople,
    ),
  };
}

/** Language and country answer one question, where a film is from, so that a new wish for one ends the other. */
function joinOrigins(earlier: Wishes, later: Wishes): Part {
  const isNew = later.languages.length + later.countries.length > 0;
  const base = isNew ? clearFields(earlier, ['languages', 'countries']) : earlier;
  return {
    languages: newerOf(without(base.languages, later.withoutLanguages), later.languages),
    withoutLanguages: union(without(earlier.withoutLanguages, later.languages), later.withoutLanguages),
    countries: newerOf(without(base.countries, later.withoutCountries), later.countries),
    withoutCountries: union(without(earlier.withoutCountries, later.countries), later.withoutCountries),
  };
}

function joinFilms(earlier: Wishes, later: Wishes, mode: JoinMode): Part {
  const likeFilms = without(earlier.likeFilms, later.withoutFilms);
  return {
    likeFilms: mode === 'add' ? union(likeFilms, later.likeFilms) : newerOf(likeFilms, later.likeFilms),
    withoutFilms: union(without(earlier.withoutFilms, later.likeFilms), later.withoutFilms, mostRefusedFilms),
  };
}

/** What frightens and what is for children do not go together: the newer of the two stays. */
function settleChildren(joined: Wishes, later: Wishes): Wishes {
  if (!joined.forChildren) return joined;
  const isFrightening =
    later.genres.flat().includes(horror) || later.moods.some((mood) => notForChildren.includes(mood));
  if (!later.forChildren && isFrightening) return { ...joined, forChildren: false };
  if (!later.forChildren) return joined;
  return {
    ...joined,
    genres: withoutEach(joined.genres, later.genres.length > 0 ? [] : [horror]),
    moods: later.moods.length > 0 ? joined.moods : without(joined.moods, notForChildren),
  };
}

/** What 'more like the third' leaves to the third: all but for whom it is, how long it may be, and what it may not be. */
const aspects = [...kindFields, 'years', 'rating', 'languages', 'countries', 'fame'] as const;

export interface Meeting {
  earlier: Wishes;
  later: Wishes;
  /** Fields that the message takes back. */
  dropped: readonly WishField[];
  mode: JoinMode;
}

function baseOf({ earlier, later, dropped, mode }: Meeting): Wishes {
  // Films that were refused stay refused whatever else is wished.
  if (mode === 'anew') return { ...structuredClone(noWishes), withoutFilms: earlier.withoutFilms };
  const kept = clearFields(earlier, dropped);
  if (mode === 'alike') return clearFields(kept, aspects);
  const namesKind = kindFields.some((field) => later[field].length > 0);
  return mode === 'replace' && namesKind ? clearFields(kept, kindFields) : kept;
}

export function mergeWishes(meeting: Meeting): Wishes {
  const { later, mode } = meeting;
  const base = baseOf(meeting);
  const joined: Wishes = {
    ...base,
    ...joinKinds(base, later, mode),
    ...joinOrigins(base, later),
    ...joinFilms(base, later, mode),
    years: joinRanges(base.years, later.years),
    runtime: joinRanges(base.runtime, later.runtime),
    rating: joinRanges(base.rating, later.rating),
    forChildren: base.forChildren || later.forChildren,
    fame: later.fame ?? base.fame,
  };
  return settleChildren(joined, later);
}
