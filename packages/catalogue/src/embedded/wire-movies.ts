/** Films in TMDB's wire shape. What the catalogue does not know has TMDB's value for unknown. */
import { genreName } from '@kinora/contracts/genres';
import type { MovieDetails, MovieListItem } from '@kinora/contracts/movies';
import { countryName, languageName, nativeLanguageName } from './display-names.ts';
import type { Film } from './film.ts';
import type { PicturePaths } from './picture-paths.ts';
import { daysBetween } from './popularity.ts';

/** A film that comes within half a year is taken to be shot. */
const postProductionDays = 180;

interface Wiring {
  popularity: number;
  picturePaths: PicturePaths;
}

export function toListItem(film: Film, { popularity, picturePaths }: Wiring): MovieListItem {
  return {
    adult: false,
    backdrop_path: picturePaths.backdrop(film),
    genre_ids: film.genres,
    id: film.id,
    original_language: film.language,
    original_title: film.original_title,
    overview: film.overview,
    popularity,
    poster_path: picturePaths.poster(film),
    release_date: film.release_date,
    title: film.title,
    video: false,
    vote_average: film.vote_average,
    vote_count: 0,
  };
}

/** TMDB's word for how far a film is. */
function statusOn(today: Date, releaseDate: string): string {
  const ahead = -daysBetween(releaseDate, today);
  if (ahead <= 0) return 'Released';
  return ahead <= postProductionDays ? 'Post Production' : 'In Production';
}

export function toMovieDetails(film: Film, wiring: Wiring & { today: Date }): MovieDetails {
  const { genre_ids: genreIds, ...item } = toListItem(film, wiring);
  return {
    ...item,
    belongs_to_collection: null,
    budget: 0,
    genres: genreIds.map((id) => ({ id, name: genreName(id) })),
    homepage: '',
    imdb_id: null,
    origin_country: film.countries,
    production_companies: film.companies.map((company) => ({
      id: company.id,
      logo_path: wiring.picturePaths.logo(company),
      name: company.name,
      origin_country: '',
    })),
    production_countries: film.countries.map((code) => ({ iso_3166_1: code, name: countryName(code) })),
    revenue: 0,
    runtime: film.runtime,
    spoken_languages: [
      {
        english_name: languageName(film.language),
        iso_639_1: film.language,
        name: nativeLanguageName(film.language),
      },
    ],
    status: statusOn(wiring.today, film.release_date),
    tagline: '',
  };
}
