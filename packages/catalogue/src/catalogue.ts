/** The only door to film data. Every adapter answers in TMDB's wire shape and passes `catalogue.suite.ts`. */
import type { MovieList } from '@kinora/contracts/movie-lists';
import type { Credits, MovieDetails, MoviePage, PersonMovieCredits } from '@kinora/contracts/movies';

export interface GenreWish {
  /** Genre ids of which a film must have every one (`all`) or at least one (`any`). */
  match: 'all' | 'any';
  ids: readonly number[];
}

export interface Asking {
  /** Aborts when nobody waits for the answer any more; the call then ends at once and rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Pages are whole numbers from 1 to 500, of 20 films; `total_pages` is never above 500, `total_results` is the full
 * count, and a page behind the last is empty. Ids are 1 to 999,999,999.
 *
 * A call rejects with a `Failure` from `@kinora/contracts/failure`: `movie-not-found` or `person-not-found` where the
 * id is not known, `page-out-of-range` for a page outside 1 to 500, `catalogue-down` where the source cannot be
 * reached or answers nonsense, `catalogue-slow` where it does not answer in time, `too-busy` where too many questions wait
 * for it already.
 */
export interface Catalogue {
  listMovies(list: MovieList, page: number, asking?: Asking): Promise<MoviePage>;

  findMovie(id: number, asking?: Asking): Promise<MovieDetails>;

  findCredits(movieId: number, asking?: Asking): Promise<Credits>;

  /** Best match first. A query that is blank after trimming finds nothing. */
  searchMovies(query: string, page: number, asking?: Asking): Promise<MoviePage>;

  /** Films by genre, most popular first. An empty wish is every film, an unknown genre none. */
  discoverMovies(wish: GenreWish, page: number, asking?: Asking): Promise<MoviePage>;

  findPersonMovieCredits(personId: number, asking?: Asking): Promise<PersonMovieCredits>;

  /** Every film's id, for the site map; an adapter without a full list gives the ids that it knows. */
  listMovieIds(): Promise<readonly number[]>;
}
