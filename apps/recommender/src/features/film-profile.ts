/** A film as the content model sees it, wherever it was described. */
import type { Film } from '@kinora/catalogue/embedded/film';

export interface FilmProfile {
  tmdbId: number;
  title: string;
  overview: string;
  year: number | null;
  /** TMDB's genre ids. */
  genres: readonly number[];
  themes: readonly string[];
  moods: readonly string[];
  directors: readonly { id: number; name: string }[];
  /** In billing order. */
  cast: readonly { id: number; name: string }[];
  /** Whom the cast play; left out where the description does not say. */
  characters?: readonly string[];
  companies: readonly { id: number; name: string }[];
  /** ISO 639-1; empty when unknown. */
  language: string;
  /** 0 to 10, null when unknown. */
  rating: number | null;
  /** How widely known the film is, 0 to 1, null when unknown. */
  prominence: number | null;
}

/** Of a film of which nobody has said anything. */
export const blankProfile: Omit<FilmProfile, 'tmdbId'> = {
  title: '',
  overview: '',
  year: null,
  genres: [],
  themes: [],
  moods: [],
  directors: [],
  cast: [],
  companies: [],
  language: '',
  rating: null,
  prominence: null,
};

export function profileOf(film: Film): FilmProfile {
  return {
    tmdbId: film.id,
    title: film.title,
    overview: film.overview,
    year: Number(film.release_date.slice(0, 4)),
    genres: film.genres,
    themes: film.keywords,
    moods: film.moods,
    directors: film.directors,
    cast: film.cast.map(({ id, name }) => ({ id, name })),
    characters: film.cast.flatMap(({ character }) => (character === '' ? [] : [character])),
    companies: film.companies,
    language: film.language,
    rating: film.vote_average,
    prominence: film.notability / 100,
  };
}
