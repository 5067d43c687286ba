/** The parts of a film's score that its own description and the wishes decide. Each is 0 to 1. */
import type { ChatFilm } from '../../chat-film.ts';
import type { PersonWish, Wishes } from '../../wishes.ts';

/** What stands first in a description is what the film is most of. */
const perPlace = 0.06;

/** 1 for the first, less and less down the list, 0 for what is not in it. */
function centrality(place: number): number {
  return place === -1 ? 0 : Math.max(0.4, 1 - perPlace * place);
}

/** The mean over what was wished; plain loops, because it runs for every film that is left. */
function average<T>(wished: readonly T[], score: (wish: T) => number): number {
  let sum = 0;
  for (const wish of wished) sum += score(wish);
  return wished.length === 0 ? 0 : sum / wished.length;
}

function best<T>(oneOf: readonly T[], score: (value: T) => number): number {
  let most = 0;
  for (const value of oneOf) most = Math.max(most, score(value));
  return most;
}

export function scoreThemes({ themes }: ChatFilm, wishes: Wishes): number {
  const score = (theme: string) => centrality(themes.indexOf(theme));
  return average(wishes.themes, (oneOf) => best(oneOf, score));
}

/** One mood keeps the wish; all of them are better. */
export function scoreMoods({ moods }: ChatFilm, wishes: Wishes): number {
  return average(wishes.moods, (mood) => centrality(moods.indexOf(mood)));
}

/** What else a film is tells more of its genre than the order of its genres does. */
const orderShare = 0.4;

export function scoreGenres(
  { genres }: ChatFilm,
  wishes: Wishes,
  typicality: (genre: number) => number,
): number {
  const score = (genre: number) =>
    orderShare * centrality(genres.indexOf(genre)) + (1 - orderShare) * typicality(genre);
  return average(wishes.genres, (oneOf) => best(oneOf, score));
}

function scorePerson({ directors, cast }: ChatFilm, { id, role }: PersonWish): number {
  if (role !== 'cast' && directors.some((person) => person.id === id)) return 1;
  if (role === 'director') return 0;
  return centrality(cast.findIndex((person) => person.id === id));
}

export function scorePeople(film: ChatFilm, { people }: Wishes): number {
  return average(people, (wish) => scorePerson(film, wish));
}
