/** The parts of a film's score that its own description and the wishes decide. Each is 0 to 1. */
import type { ChatFilm } from '../../chat-film.ts';
import type { PersonWish, Wishes } from '../../wishes.ts';

/** What stands first in a description is what the film is most of. */
const perPlace = 0.06;

/** 1 for the first, less and less down the list, 0 for what is not in it. */
function centrality<T>(values: readonly T[], value: T): number {
  const place = values.indexOf(value);
  return place === -1 ? 0 : Math.max(0.4, 1 - perPlace * place);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function bestOf<T>(oneOf: readonly T[], values: readonly T[]): number {
  return Math.max(0, ...oneOf.map((value) => centrality(values, value)));
}

export function scoreThemes({ themes }: ChatFilm, wishes: Wishes): number {
  return mean(wishes.themes.map((oneOf) => bestOf(oneOf, themes)));
}

/** One mood keeps the wish; all of them are better. */
export function scoreMoods({ moods }: ChatFilm, wishes: Wishes): number {
  return mean(wishes.moods.map((mood) => centrality(moods, mood)));
}

/** What else a film is tells more of its genre than the order of its genres does. */
const orderShare = 0.4;

export function scoreGenres(
  { genres }: ChatFilm,
  wishes: Wishes,
  typicality: (genre: number) => number,
): number {
  const score = (genre: number) =>
    orderShare * centrality(genres, genre) + (1 - orderShare) * typicality(genre);
  return mean(wishes.genres.map((oneOf) => Math.max(0, ...oneOf.map(score))));
}

function scorePerson({ directors, cast }: ChatFilm, { id, role }: PersonWish): number {
  if (role !== 'cast' && directors.some((person) => person.id === id)) return 1;
  if (role === 'director') return 0;
  return centrality(
    cast.map((person) => person.id),
    id,
  );
}

export function scorePeople(film: ChatFilm, { people }: Wishes): number {
  return mean(people.map((wish) => scorePerson(film, wish)));
}
