/** Whether a film keeps a set of wishes. `README.md` of the package says what each of them means. */
import type { ChatFilm, ChatPerson } from '../../chat-film.ts';
import type { PersonWish, Range, Wishes } from '../../wishes.ts';
import type { WishField } from '../wishes/wish-reading.ts';

export type Breaks = (film: ChatFilm) => boolean;

/** TMDB's genres that a mood or an audience speaks of. */
const horror = 27;
const family = 10751;

/** What a film may not be either where it is not to be this. */
const kindredMoods: ReadonlyMap<string, readonly string[]> = new Map([
  ['scary', ['scary', 'creepy']],
  ['violent', ['violent', 'gory']],
  ['tearjerker', ['tearjerker', 'bleak']],
]);
const moodsNotForChildren = ['scary', 'violent', 'gory', 'disturbing', 'creepy'];

/** From where on a film counts as known, and below what as hidden; prominence, 0 to 1. */
export const fameBounds = { known: 0.75, hidden: 0.6 } as const;

function sharesAny<T>(one: readonly T[], other: readonly T[]): boolean {
  // A plain loop, because it runs for every film of a catalogue.
  for (const value of one) if (other.includes(value)) return true;
  return false;
}

function lacksOneOf<T>(wanted: readonly (readonly T[])[], values: readonly T[]): boolean {
  return wanted.some((oneOf) => oneOf.length > 0 && !sharesAny(oneOf, values));
}

/** An unknown value lies in no range. */
function isOutside(value: number | null, { from, to }: Range): boolean {
  if (from === null && to === null) return false;
  if (value === null) return true;
  return (from !== null && value < from) || (to !== null && value > to);
}

function isAmong(people: readonly ChatPerson[], id: number): boolean {
  for (const person of people) if (person.id === id) return true;
  return false;
}

function hasPerson({ directors, cast }: ChatFilm, { id, role }: PersonWish): boolean {
  return (role !== 'cast' && isAmong(directors, id)) || (role !== 'director' && isAmong(cast, id));
}

function breaksRefusedMoods(refused: readonly string[]): Breaks {
  const moodsRefused = refused.flatMap((mood) => kindredMoods.get(mood) ?? [mood]);
  const isHorrorRefused = refused.includes('scary');
  return ({ moods, genres }) =>
    sharesAny(moodsRefused, moods) || (isHorrorRefused && genres.includes(horror));
}

function isForChildren({ genres, moods }: ChatFilm): boolean {
  if (genres.includes(horror) || sharesAny(moods, moodsNotForChildren)) return false;
  return genres.includes(family) || moods.includes('family-friendly');
}

function isUnknownOrAmong(values: readonly string[], refused: readonly string[]): boolean {
  return values.length === 0 || values.includes('') || sharesAny(values, refused);
}

/** By field, which films break a wish that was made; a field that is left out is no constraint. */
const breaking: { readonly [field in Exclude<WishField, 'likeFilms'>]: (wishes: Wishes) => Breaks } = {
  withoutFilms: ({ withoutFilms }) => {
    const refused = new Set(withoutFilms);
    return ({ tmdbId }) => refused.has(tmdbId);
  },
  withoutGenres:
    ({ withoutGenres }) =>
    ({ genres }) =>
      sharesAny(withoutGenres, genres),
  withoutMoods: ({ withoutMoods }) => breaksRefusedMoods(withoutMoods),
  withoutThemes:
    ({ withoutThemes }) =>
    ({ themes }) =>
      sharesAny(withoutThemes, themes),
  withoutPeople:
    ({ withoutPeople }) =>
    (film) =>
      withoutPeople.some((id) => hasPerson(film, { id, role: 'any' })),
  withoutLanguages:
    ({ withoutLanguages }) =>
    ({ language }) =>
      isUnknownOrAmong([language], withoutLanguages),
  withoutCountries:
    ({ withoutCountries }) =>
    ({ countries }) =>
      isUnknownOrAmong(countries, withoutCountries),
  forChildren: () => (film) => !isForChildren(film),
  genres:
    ({ genres }) =>
    (film) =>
      lacksOneOf(genres, film.genres),
  moods:
    ({ moods }) =>
    (film) =>
      !sharesAny(moods, film.moods),
  themes:
    ({ themes }) =>
    (film) =>
      lacksOneOf(themes, film.themes),
  years:
    ({ years }) =>
    ({ year }) =>
      years !== null && isOutside(year, years),
  runtime:
    ({ runtime: wanted }) =>
    ({ runtime }) =>
      wanted !== null && isOutside(runtime, wanted),
  rating:
    ({ rating: wanted }) =>
    ({ rating }) =>
      wanted !== null && isOutside(rating, wanted),
  people:
    ({ people }) =>
    (film) =>
      people.some((wish) => !hasPerson(film, wish)),
  languages:
    ({ languages }) =>
    ({ language }) =>
      !languages.includes(language),
  countries:
    ({ countries }) =>
    (film) =>
      !sharesAny(countries, film.countries),
  fame: ({ fame }) =>
    fame === 'known'
      ? ({ prominence }) => prominence < fameBounds.known
      : ({ prominence }) => prominence >= fameBounds.hidden,
};

export type Constraint = keyof typeof breaking;

// The keys of a literal are exactly those of its type.
export const constraints = Object.keys(breaking) as readonly Constraint[];

/** Whether anything is wished in the field; an empty list, a null and a false ask for nothing. */
export function asksFor(wishes: Wishes, field: Constraint): boolean {
  const wish = wishes[field];
  return Array.isArray(wish) ? wish.length > 0 : Boolean(wish);
}

/** True for the films that break the wish of one field; only for a field that `asksFor` something. */
export function breaksWish(wishes: Wishes, field: Constraint): Breaks {
  return breaking[field](wishes);
}

/**
 * The wishes that the film breaks; `likeFilms` is no constraint and never among them. What is unknown of a film breaks every
 * wish about it.
 */
export function findBrokenWishes(film: ChatFilm, wishes: Wishes): WishField[] {
  return constraints.filter((field) => asksFor(wishes, field) && breaksWish(wishes, field)(film));
}
