/** The addresses that TMDB is asked at: made of constants and numbers, and of one text, which stands in the query. */
import { type MovieList, movieListPaths } from '@kinora/contracts/movie-lists';
import type { GenreWish } from '../catalogue.ts';

export interface TmdbCall {
  path: readonly (string | number)[];
  parameters?: Readonly<Record<string, string | number>>;
}

/** What a search asks for. */
export interface Wording {
  query: string;
  /** The year of the film's first release. */
  year?: number;
}

/** The same with every call. */
const always = { language: 'en-US', include_adult: 'false' };

export function addressOf(baseUrl: string, { path, parameters }: TmdbCall): URL {
  const address = new URL(`${baseUrl}/${path.join('/')}`);
  for (const [name, value] of Object.entries<string | number>({ ...parameters, ...always })) {
    address.searchParams.set(name, String(value));
  }
  return address;
}

/** What may be said of a call where others read it: no word of a visitor, no number. */
export function nameOf({ path }: TmdbCall): string {
  return path.map((part) => (typeof part === 'number' ? '{id}' : part)).join('/');
}

export const listCall = (list: MovieList, page: number): TmdbCall => ({
  path: [movieListPaths[list]],
  parameters: { page },
});

export const movieCall = (id: number): TmdbCall => ({ path: ['movie', id] });

export const creditsCall = (id: number): TmdbCall => ({ path: ['movie', id, 'credits'] });

export const personCreditsCall = (id: number): TmdbCall => ({ path: ['person', id, 'movie_credits'] });

export const searchCall = ({ query, year }: Wording, page: number): TmdbCall => ({
  path: ['search', 'movie'],
  parameters: { query, page, ...(year !== undefined && { primary_release_year: year }) },
});

export const discoverCall = ({ match, ids }: GenreWish, page: number): TmdbCall => ({
  path: ['discover', 'movie'],
  parameters: {
    page,
    sort_by: 'popularity.desc',
    // TMDB's signs for "and" and "or".
    ...(ids.length > 0 && { with_genres: ids.join(match === 'all' ? ',' : '|') }),
  },
});
