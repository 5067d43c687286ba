/** Finds the catalogue's film for each of MovieLens, by TMDB id where there is one, else by title and year. */
import { blankProfile, type FilmProfile } from '../../features/film-profile.ts';
import { type MovieLensTitle, plainTitle } from './movielens-title.ts';

export interface MovieLensFilm extends MovieLensTitle {
  movieId: number;
  tmdbId: number | null;
  genres: readonly number[];
}

/** The number of the profile that the film is, or undefined. */
export type MatchFilm = (film: MovieLensFilm) => number | undefined;

/** Release years differ by country, so the year before and after will do where the year itself has no such title. */
const yearsAside = [0, -1, 1];

export function filmMatcher(profiles: readonly FilmProfile[]): MatchFilm {
  const byId = new Map(profiles.map(({ tmdbId }, film) => [tmdbId, film]));
  const byTitle = new Map(profiles.map(({ title, year }, film) => [`${plainTitle(title)} ${year}`, film]));
  return ({ tmdbId, names, year }) => {
    if (tmdbId !== null) return byId.get(tmdbId);
    if (year === null) return undefined;
    for (const aside of yearsAside) {
      const found = names
        .map((name) => byTitle.get(`${plainTitle(name)} ${year + aside}`))
        .find((film) => film !== undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** What is known of a film that the catalogue lacks. Without a TMDB id it gets a negative one and is never served. */
export function profileOfMovieLens({ movieId, tmdbId, title, year, genres }: MovieLensFilm): FilmProfile {
  return { ...blankProfile, tmdbId: tmdbId ?? -movieId, title, year, genres };
}
