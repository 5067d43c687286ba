/** Reads films through the API and keeps of them what the pages show. */
import type {
  Credits,
  MovieDetails,
  MovieListItem,
  MoviePage,
  PersonMovieCredits,
} from '@kinora/contracts/movies';
import { movieListPaths, type MovieList } from '@kinora/contracts/movie-lists';
import { encodeText } from '../../client/address.ts';
import { isObject, unexpectedAnswer } from '../../client/answers.ts';
import type { ReadApi } from '../../client/api-context.ts';
import type { CastEntry, HeroMovie, MovieCardData, MovieCardPage, MoviePageData } from './movie-shapes.ts';

export function readMovieList(read: ReadApi, list: MovieList, page: number): Promise<MovieCardPage> {
  return readCardPage(read, `api/tmdb/${movieListPaths[list]}?page=${page}`);
}

export function readGenre(read: ReadApi, genreId: number, page: number): Promise<MovieCardPage> {
  return readCardPage(read, `api/tmdb/discover/movie?with_genres=${genreId}&page=${page}`);
}

export function searchMovies(read: ReadApi, query: string, page: number): Promise<MovieCardPage> {
  return readCardPage(read, `api/tmdb/search/movie?query=${encodeText(query)}&page=${page}`);
}

/** The first films of the list of popular ones, with what the stage needs. */
export async function readHeroMovies(read: ReadApi, count: number): Promise<HeroMovie[]> {
  const answer = expectMovies(await read(`api/tmdb/${movieListPaths.popular}?page=1`));
  return answer.results.slice(0, count).map(toHeroMovie);
}

/** A person's films as an actor or actress, each once, newest first, those without a date last. */
export async function readPersonMovies(read: ReadApi, personId: number): Promise<MovieCardData[]> {
  const answer = await read(`api/tmdb/person/${personId}/movie_credits`);
  if (!isObject(answer) || !Array.isArray(answer['cast'])) throw unexpectedAnswer();
  // The API promises this shape; only its outline is checked again here.
  const { cast } = answer as unknown as PersonMovieCredits;
  const byId = new Map(cast.map((movie) => [movie.id, movie]));
  return [...byId.values()]
    .sort((one, other) => other.release_date.localeCompare(one.release_date))
    .map(toCard);
}

export async function readMovie(read: ReadApi, movieId: number): Promise<MoviePageData> {
  const [details, credits] = await Promise.all([
    read(`api/tmdb/movie/${movieId}`),
    read(`api/tmdb/movie/${movieId}/credits`).catch(() => null),
  ]);
  if (!isObject(details) || typeof details['title'] !== 'string') throw unexpectedAnswer();
  // As above: the outline was checked, the rest is the API's promise.
  return toMoviePage(details as unknown as MovieDetails, credits as Credits | null);
}

async function readCardPage(read: ReadApi, path: string): Promise<MovieCardPage> {
  const answer = expectMovies(await read(path));
  return {
    movies: answer.results.map(toCard),
    page: answer.page,
    totalPages: answer.total_pages,
    totalResults: answer.total_results,
  };
}

export function expectMovies(answer: unknown): MoviePage {
  if (!isObject(answer) || !Array.isArray(answer['results'])) throw unexpectedAnswer();
  return answer as unknown as MoviePage;
}

type CardFields = Pick<MovieListItem, 'id' | 'title' | 'poster_path' | 'vote_average'>;

export function toCard(movie: CardFields): MovieCardData {
  return { id: movie.id, title: movie.title, poster: movie.poster_path, rating: movie.vote_average };
}

function toHeroMovie(movie: MovieListItem): HeroMovie {
  return {
    ...toCard(movie),
    backdrop: movie.backdrop_path,
    overview: movie.overview,
    releaseDate: movie.release_date,
  };
}

function toMoviePage(movie: MovieDetails, credits: Credits | null): MoviePageData {
  return {
    id: movie.id,
    title: movie.title,
    poster: movie.poster_path,
    rating: movie.vote_average,
    backdrop: movie.backdrop_path,
    overview: movie.overview,
    originalTitle: movie.original_title,
    tagline: movie.tagline,
    releaseDate: movie.release_date,
    runtime: movie.runtime ?? 0,
    language: movie.original_language,
    genres: movie.genres.map(({ id, name }) => ({ id, name })),
    companies: movie.production_companies.map(({ id, name }) => ({ id, name })),
    directors: credits ? findDirectors(credits) : [],
    cast: credits ? credits.cast.map(toCastEntry) : null,
  };
}

function findDirectors({ crew }: Credits): { id: number; name: string }[] {
  return crew.filter(({ job }) => job === 'Director').map(({ id, name }) => ({ id, name }));
}

function toCastEntry(member: Credits['cast'][number]): CastEntry {
  return {
    creditId: member.credit_id,
    id: member.id,
    name: member.name,
    character: member.character,
    profile: member.profile_path,
  };
}
