/** Films as the film data gives them, for the weather. */
import type { CastMember, MovieDetails, MovieListItem, MoviePage } from '@kinora/contracts/movies';

export function aFilm(overrides: Partial<MovieListItem> = {}): MovieListItem {
  return {
    adult: false,
    backdrop_path: null,
    genre_ids: [18],
    id: 11,
    original_language: 'en',
    original_title: 'Plain Film',
    title: 'Plain Film',
    overview: 'Somebody goes somewhere.',
    popularity: 1,
    poster_path: null,
    release_date: '2001-02-03',
    video: false,
    vote_average: 6.04,
    vote_count: 10,
    ...overrides,
  };
}

export function aFilmPage(overrides: Partial<MoviePage> = {}): MoviePage {
  const results = overrides.results ?? [aFilm()];
  return { page: 1, results, total_pages: 1, total_results: results.length, ...overrides };
}

/** Sixty films on three pages, each page with the same twenty. */
export function threePages(): MoviePage {
  const results = Array.from({ length: 20 }, (_, index) =>
    aFilm({ id: index + 1, title: `Film ${index + 1}` }),
  );
  return aFilmPage({ results, total_pages: 3, total_results: 60 });
}

/** TMDB counts one page where nothing is found. */
export function noFilms(): MoviePage {
  return aFilmPage({ results: [], total_pages: 1, total_results: 0 });
}

export function filmDetails(overrides: Partial<MovieDetails> = {}): MovieDetails {
  const { genre_ids: _ids, ...film } = aFilm();
  return {
    ...film,
    belongs_to_collection: null,
    budget: 0,
    genres: [{ id: 18, name: 'Drama' }],
    homepage: null,
    imdb_id: null,
    origin_country: [],
    production_companies: [],
    production_countries: [],
    revenue: 0,
    runtime: 100,
    spoken_languages: [],
    status: 'Released',
    tagline: '',
    ...overrides,
  };
}

export function aCastMember(overrides: Partial<CastMember> = {}): CastMember {
  return {
    adult: false,
    gender: 0,
    id: 7,
    known_for_department: 'Acting',
    name: 'Some Body',
    original_name: 'Some Body',
    popularity: 1,
    profile_path: null,
    credit_id: '000000000000000000000001',
    cast_id: 1,
    character: 'Herself',
    order: 0,
    ...overrides,
  };
}
