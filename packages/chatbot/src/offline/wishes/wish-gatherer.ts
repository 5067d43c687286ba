/** Puts wishes together in the order in which they are said; what is said later wins. */
import type { PersonWish, Wishes } from '../../wishes.ts';
import { noWishes } from '../../wishes.ts';
import type { OneWish, RangeWish } from './meaning.ts';
import { intersect, placeInTime, span } from './range.ts';

type WordList = 'moods' | 'languages' | 'countries';

const opposites = {
  moods: 'withoutMoods',
  languages: 'withoutLanguages',
  countries: 'withoutCountries',
} as const;

export interface WishGatherer {
  /** `joins` adds to the list of the wish of the same field before it: 'comedy or drama'. */
  want: (wish: OneWish, joins: boolean) => void;
  refuse: (wish: OneWish) => void;
  wantPerson: (person: PersonWish) => void;
  refusePerson: (id: number) => void;
  wantFilm: (tmdbId: number) => void;
  refuseFilm: (tmdbId: number) => void;
  finish: () => Wishes;
}

function addAll<T>(list: T[], values: readonly T[]): void {
  for (const value of values) if (!list.includes(value)) list.push(value);
}

function takeAll<T>(list: T[], values: readonly T[]): T[] {
  return list.filter((value) => !values.includes(value));
}

function takeFromLists<T>(lists: T[][], values: readonly T[]): T[][] {
  return lists.map((list) => takeAll(list, values)).filter((list) => list.length > 0);
}

function addList<T>(lists: T[][], values: readonly T[], joins: boolean): void {
  const last = lists.at(-1);
  if (joins && last !== undefined) {
    addAll(last, values);
    return;
  }
  const isSame = (list: readonly T[]): boolean =>
    list.length === values.length && values.every((value) => list.includes(value));
  if (!lists.some(isSame)) lists.push([...values]);
}

export function createWishGatherer(thisYear: number): WishGatherer {
  const wishes: Wishes = structuredClone(noWishes);
  /** Vague ranges give way to exact ones. */
  const vague = new Set<string>();

  function wantRange({ field, range, isVague }: RangeWish, joins: boolean): void {
    const placed = placeInTime(range, thisYear);
    const earlier = wishes[field];
    if (earlier !== null && isVague && !vague.has(field)) return;
    const isFirst = earlier === null || (vague.has(field) && !isVague);
    const isClosed =
      placed.from !== null && placed.to !== null && earlier?.from !== null && earlier?.to !== null;
    if (isFirst) wishes[field] = placed;
    else wishes[field] = joins && isClosed ? span(earlier, placed) : intersect(earlier, placed);
    if (isVague) vague.add(field);
    else vague.delete(field);
  }

  function wantWords(field: WordList, values: readonly string[]): void {
    addAll(wishes[field], values);
    wishes[opposites[field]] = takeAll(wishes[opposites[field]], values);
  }

  function refuseWords(field: WordList, values: readonly string[]): void {
    addAll(wishes[opposites[field]], values);
    wishes[field] = takeAll(wishes[field], values);
  }

  function want(wish: OneWish, joins: boolean): void {
    if (wish.field === 'genres') {
      addList(wishes.genres, wish.values, joins);
      wishes.withoutGenres = takeAll(wishes.withoutGenres, wish.values);
    } else if (wish.field === 'themes') {
      addList(wishes.themes, wish.values, joins);
      wishes.withoutThemes = takeAll(wishes.withoutThemes, wish.values);
    } else if (wish.field === 'withoutGenres') refuse({ field: 'genres', values: wish.values });
    else if (wish.field === 'withoutLanguages') refuseWords('languages', wish.values);
    else if (wish.field === 'forChildren') wishes.forChildren = true;
    else if (wish.field === 'fame') wishes.fame = wish.fame;
    else if ('range' in wish) wantRange(wish, joins);
    else wantWords(wish.field, wish.values);
  }

  function refuse(wish: OneWish): void {
    if (wish.field === 'genres') {
      addAll(wishes.withoutGenres, wish.values);
      wishes.genres = takeFromLists(wishes.genres, wish.values);
    } else if (wish.field === 'themes') {
      addAll(wishes.withoutThemes, wish.values);
      wishes.themes = takeFromLists(wishes.themes, wish.values);
    } else if (wish.field === 'withoutGenres') want({ field: 'genres', values: wish.values }, false);
    else if (wish.field === 'withoutLanguages') wantWords('languages', wish.values);
    else if (wish.field === 'fame') wishes.fame = wish.fame === 'known' ? 'hidden' : 'known';
    else if ('range' in wish) wantRange({ ...wish, range: wish.denied }, false);
    else if (wish.field === 'forChildren') wishes.forChildren = false;
    else refuseWords(wish.field, wish.values);
  }

  return {
    want,
    refuse,
    wantPerson: (person) => {
      const known = wishes.people.find(({ id }) => id === person.id);
      if (known === undefined) wishes.people.push(person);
      else if (known.role === 'any') known.role = person.role;
      wishes.withoutPeople = takeAll(wishes.withoutPeople, [person.id]);
    },
    refusePerson: (id) => {
      addAll(wishes.withoutPeople, [id]);
      wishes.people = wishes.people.filter((person) => person.id !== id);
    },
    wantFilm: (tmdbId) => {
      addAll(wishes.likeFilms, [tmdbId]);
      wishes.withoutFilms = takeAll(wishes.withoutFilms, [tmdbId]);
    },
    refuseFilm: (tmdbId) => {
      addAll(wishes.withoutFilms, [tmdbId]);
      wishes.likeFilms = takeAll(wishes.likeFilms, [tmdbId]);
    },
    finish: () => wishes,
  };
}
