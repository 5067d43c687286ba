/** A film as the model reads it: short, and never longer than the catalogue would make it. */
import { genreName } from '@kinora/contracts/genres';
import type { ChatFilm } from '../../chat-film.ts';

const textLength = 100;
const overviewLength = 500;

// Control characters and invisible joiners have no business in a title, and hide orders from a reader.
const invisible = /[\p{Cc}\p{Cf}]+/gu;

export const quoteText = (text: string, length = textLength): string =>
  text.replace(invisible, ' ').trim().slice(0, length);

const quoteAll = (texts: readonly string[], most: number): string[] =>
  texts.slice(0, most).map((text) => quoteText(text));

const namesOf = (people: ChatFilm['directors'], most: number): string[] =>
  quoteAll(
    people.map(({ name }) => name),
    most,
  );

export interface NamedFilm {
  id: number;
  title: string;
  year: number | null;
}

export const nameFilm = ({ tmdbId, title, year }: ChatFilm): NamedFilm => ({
  id: tmdbId,
  title: quoteText(title),
  year,
});

export interface BriefFilm extends NamedFilm {
  minutes: number | null;
  rating: number | null;
  genres: string[];
  moods: string[];
  themes: string[];
  directors: string[];
  cast: string[];
}

export function describeBriefly(film: ChatFilm): BriefFilm {
  return {
    ...nameFilm(film),
    minutes: film.runtime,
    rating: film.rating,
    genres: film.genres.slice(0, 4).map(genreName),
    moods: quoteAll(film.moods, 4),
    themes: quoteAll(film.themes, 6),
    directors: namesOf(film.directors, 2),
    cast: namesOf(film.cast, 3),
  };
}

export interface WholeFilm extends BriefFilm {
  language: string;
  countries: string[];
  overview: string;
}

export function describeWholly(film: ChatFilm): WholeFilm {
  return {
    ...describeBriefly(film),
    themes: quoteAll(film.themes, 15),
    cast: namesOf(film.cast, 8),
    language: film.language,
    countries: [...film.countries],
    overview: quoteText(film.overview, overviewLength),
  };
}
