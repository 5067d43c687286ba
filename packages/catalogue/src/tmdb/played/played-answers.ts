/** What TMDB answers to a path and a query, made of films that are at hand. */
import { isFailure } from '@kinora/contracts/failure';
import { genres } from '@kinora/contracts/genres';
import { movieListPaths, movieLists } from '@kinora/contracts/movie-lists';
import type { Catalogue } from '../../catalogue.ts';
import { drawnPicturePaths } from '../../embedded/artwork/picture-names.ts';
import { createEmbeddedCatalogue } from '../../embedded/embedded-catalogue.ts';
import type { Film } from '../../embedded/film.ts';
import { asTmdbSends } from './as-tmdb-sends.ts';
import { createLiteralSearch } from './literal-search.ts';

export interface PlayedAnswer {
  status: number;
  body: object;
}

/** `path` begins below `/3`. */
export type AnswerCall = (path: string, query: URLSearchParams) => Promise<PlayedAnswer>;

export function tmdbRefusal(status: number, code: number, message: string): PlayedAnswer {
  return { status, body: { success: false, status_code: code, status_message: message } };
}

const unknownResource = tmdbRefusal(404, 34, 'The resource you requested could not be found.');
const badPage = tmdbRefusal(
  400,
  22,
  'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
);

export interface PlayedFilms {
  films: readonly Film[];
  today: () => Date;
}

export function createPlayedAnswers({ films, today }: PlayedFilms): AnswerCall {
  const catalogue = createEmbeddedCatalogue({ films, today, picturePaths: drawnPicturePaths });
  const search = createLiteralSearch(films, catalogue);

  async function findBody(path: string, query: URLSearchParams, page: number): Promise<object> {
    if (path === '/genre/movie/list') return { genres };
    if (path === '/search/movie') return search(query, page);
    if (path === '/discover/movie') return discover(catalogue, query, page);
    const list = movieLists.find((name) => path === `/${movieListPaths[name]}`);
    if (list) return claimingMore(await catalogue.listMovies(list, page), list === 'popular');
    const [, kind, id, part] = /^\/(movie|person)\/(\d{1,9})(?:\/([a-z_]+))?$/.exec(path) ?? [];
    if (kind === 'movie' && part === undefined) return findMovie(catalogue, Number(id), query);
    if (kind === 'movie' && part === 'credits') return catalogue.findCredits(Number(id));
    if (kind === 'person' && part === 'movie_credits') return catalogue.findPersonMovieCredits(Number(id));
    return unknownResource;
  }

  return async (path, query) => {
    const page = query.get('page') ?? '1';
    if (!/^[1-9]\d{0,2}$/.test(page) || Number(page) > 500) return badPage;
    try {
      const body = await findBody(path, query, Number(page));
      return body === unknownResource ? unknownResource : { status: 200, body: asTmdbSends(body) };
    } catch (thrown) {
      if (isFailure(thrown)) return unknownResource;
      throw thrown;
    }
  };
}

/** TMDB knows a million films and says so, though it gives out only the first 500 pages. */
function claimingMore(page: object, isEveryFilm: boolean): object {
  return isEveryFilm ? { ...page, total_pages: 52_034, total_results: 1_040_674 } : page;
}

async function discover(catalogue: Catalogue, query: URLSearchParams, page: number): Promise<object> {
  const wished = query.get('with_genres') ?? '';
  const ids = wished === '' ? [] : wished.split(/[,|]/).map(Number);
  const answer = await catalogue.discoverMovies({ match: wished.includes('|') ? 'any' : 'all', ids }, page);
  return claimingMore(answer, ids.length === 0);
}

/** `append_to_response` puts the parts below their names, without their ids. */
async function findMovie(catalogue: Catalogue, id: number, query: URLSearchParams): Promise<object> {
  const movie = await catalogue.findMovie(id);
  if (!query.get('append_to_response')?.split(',').includes('credits')) return movie;
  const { cast, crew } = await catalogue.findCredits(id);
  return { ...movie, credits: { cast, crew } };
}
