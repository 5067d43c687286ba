/** Writes wishes as the constraints of a search: what the model is told that the visitor wants. */
import { genreName } from '@kinora/contracts/genres';
import type { FilmKnowledge } from '../../offline/knowledge/film-knowledge.ts';
import type { Role, Wishes } from '../../wishes.ts';
import type { Constraints } from './constraints.ts';
import { quoteText } from './described-film.ts';

export function nameWishes(wishes: Wishes, { filmsById, peopleById }: FilmKnowledge): Constraints {
  const title = (id: number): string => quoteText(filmsById.get(id)?.title ?? '');
  const name = (id: number): string => quoteText(peopleById.get(id)?.name ?? '');
  const inRole = (role: Role): string[] =>
    wishes.people.filter((person) => person.role === role).map(({ id }) => name(id));

  return withoutEmpty({
    genres: wishes.genres.map((oneOf) => oneOf.map(genreName).join('|')),
    without_genres: wishes.withoutGenres.map(genreName),
    moods: wishes.moods,
    without_moods: wishes.withoutMoods,
    themes: wishes.themes.map((oneOf) => oneOf.join('|')),
    without_themes: wishes.withoutThemes,
    year_from: wishes.years?.from ?? undefined,
    year_to: wishes.years?.to ?? undefined,
    minutes_from: wishes.runtime?.from ?? undefined,
    minutes_to: wishes.runtime?.to ?? undefined,
    rating_from: wishes.rating?.from ?? undefined,
    rating_to: wishes.rating?.to ?? undefined,
    people: inRole('any'),
    directors: inRole('director'),
    cast: inRole('cast'),
    without_people: wishes.withoutPeople.map(name),
    languages: wishes.languages,
    without_languages: wishes.withoutLanguages,
    countries: wishes.countries,
    without_countries: wishes.withoutCountries,
    for_children: wishes.forChildren || undefined,
    fame: wishes.fame ?? undefined,
    like: wishes.likeFilms.slice(0, 5).map(title),
  });
}

function withoutEmpty(constraints: Constraints): Constraints {
  const asked = Object.entries(constraints).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(asked);
}
