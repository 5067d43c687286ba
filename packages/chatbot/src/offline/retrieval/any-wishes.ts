/** For tests: any wishes that the invented films can keep or break. */
import * as fc from 'fast-check';
import { inventedFilms } from '../../a-film.ts';
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';

export const some = <T>(values: readonly T[], most: number) => fc.subarray([...values], { maxLength: most });

function valuesOf<T>(read: (film: ChatFilm) => readonly T[]): T[] {
  return [...new Set(inventedFilms.flatMap(read))];
}

const range = (min: number, max: number) =>
  fc.option(
    fc.record({
      from: fc.option(fc.integer({ min, max })),
      to: fc.option(fc.integer({ min, max })),
    }),
  );
const genres = valuesOf((film) => film.genres);
const themes = valuesOf((film) => film.themes);
const moods = valuesOf((film) => film.moods);
const people = valuesOf((film) => [...film.directors, ...film.cast].map(({ id }) => id));
const languages = valuesOf((film) => [film.language]);
const countries = valuesOf((film) => film.countries);
export const ids = valuesOf((film) => [film.tmdbId]);

export const anyWishes: fc.Arbitrary<Wishes> = fc.record({
  genres: fc.array(some(genres, 2), { maxLength: 2 }),
  withoutGenres: some(genres, 1),
  moods: some(moods, 2),
  withoutMoods: some(moods, 1),
  themes: fc.array(some(themes, 2), { maxLength: 2 }),
  withoutThemes: some(themes, 1),
  years: range(1920, 2030),
  runtime: range(60, 200),
  rating: range(4, 9),
  people: some(people, 2).map((chosen) => chosen.map((id) => ({ id, role: 'any' as const }))),
  withoutPeople: some(people, 1),
  languages: some(languages, 1),
  withoutLanguages: some(languages, 1),
  countries: some(countries, 1),
  withoutCountries: some(countries, 1),
  forChildren: fc.boolean(),
  fame: fc.constantFrom(null, 'known' as const, 'hidden' as const),
  likeFilms: some(ids, 2),
  withoutFilms: some(ids, 3),
});
