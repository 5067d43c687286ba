/** Which addresses below `/api/tmdb/` are calls. Everything that is not recognised here is refused. */
import type { GenreWish } from '@kinora/catalogue/catalogue';
import { badPage } from '@kinora/catalogue/embedded/page';
import { Failure } from '@kinora/contracts/failure';
import { largestId, paging, search } from '@kinora/contracts/limits';
import { movieListPaths, movieLists } from '@kinora/contracts/movie-lists';
import type { MovieCall } from './movie-calls.ts';

/** More genres than the list has are nobody's wish. */
const mostGenres = 20;

const numbered = /^(movie|person)\/(-?\d+)(\/credits|\/movie_credits)?$/;

/**
 * Reads a path below `/api/tmdb/` and its query string, both as they came over the wire. No path of the grammar needs a
 * percent sign, a dot or a backslash, so an encoded spelling of one is no call. Throws a `Failure`: `not-found`,
 * `movie-not-found`, `person-not-found`, `page-out-of-range` or `invalid-input`.
 */
export function readMovieCall(path: string, queryString: string): MovieCall {
  const query = new URLSearchParams(queryString);

  const list = movieLists.find((name) => movieListPaths[name] === path);
  if (list) return { name: 'list', list, page: readPage(query) };
  if (path === 'search/movie') return { name: 'search', query: readQuery(query), page: readPage(query) };
  if (path === 'discover/movie') return { name: 'discover', wish: readWish(query), page: readPage(query) };

  const [, subject, digits = '', detail = ''] = numbered.exec(path) ?? [];
  if (subject === 'movie' && detail === '') return { name: 'movie', id: readMovieId(digits) };
  if (subject === 'movie' && detail === '/credits') return { name: 'credits', id: readMovieId(digits) };
  if (subject === 'person' && detail === '/movie_credits') {
    return { name: 'person-movie-credits', id: readPersonId(digits) };
  }
  throw new Failure('not-found', 'The resource you requested could not be found.');
}

function readMovieId(digits: string): number {
  if (!isId(digits)) throw new Failure('movie-not-found', `A movie's id is a number from 1 to ${largestId}.`);
  return Number(digits);
}

function readPersonId(digits: string): number {
  if (!isId(digits))
    throw new Failure('person-not-found', `A person's id is a number from 1 to ${largestId}.`);
  return Number(digits);
}

function isId(digits: string): boolean {
  return /^[1-9]\d{0,8}$/.test(digits);
}

function readPage(query: URLSearchParams): number {
  const page = readOnce(query, 'page');
  if (page === undefined) return paging.firstPage;
  if (!/^[1-9]\d{0,2}$/.test(page) || Number(page) > paging.lastPage) {
    throw badPage();
  }
  return Number(page);
}

/** In one spelling a search: lower case, without white space around it, and with single spaces in it. */
function readQuery(query: URLSearchParams): string {
  const text = (readOnce(query, 'query') ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (text === '') throw new Failure('invalid-input', 'The query must be provided.');
  if (Array.from(text).length > search.maximumQueryLength) {
    throw new Failure('invalid-input', `The query must be at most ${search.maximumQueryLength} characters.`);
  }
  return text.toLowerCase();
}

/** `28,12` asks for films with every one of the genres, `28|12` for films with any of them. */
function readWish(query: URLSearchParams): GenreWish {
  const text = readOnce(query, 'with_genres') ?? '';
  if (text === '') return { match: 'all', ids: [] };

  const match = text.includes('|') ? 'any' : 'all';
  const words = text.split(match === 'any' ? '|' : ',');
  if (!words.every(isId) || words.length > mostGenres) {
    throw new Failure(
      'invalid-input',
      'The genres must be ids, separated either by commas or by vertical bars.',
    );
  }
  return { match, ids: [...new Set(words.map(Number))].sort((one, other) => one - other) };
}

/** A parameter that stands there twice could mean one thing here and another thing elsewhere. */
function readOnce(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  if (values.length > 1) throw new Failure('invalid-input', `The parameter ${name} must be given once.`);
  return values[0];
}
