import { isFailure } from '@kinora/contracts/failure';
import {
  array as arrayOf,
  assert as assertProperty,
  constantFrom,
  oneof,
  property,
  string as anyString,
} from 'fast-check';
import { expect, test } from 'vitest';
import { readMovieCall } from './movie-call-grammar.ts';

/** The failure's code, or the call. */
function read(path: string, query = ''): unknown {
  try {
    return readMovieCall(path, query);
  } catch (thrown) {
    if (isFailure(thrown)) return thrown.code;
    throw thrown;
  }
}

test.each([
  ['movie/now_playing', '', { name: 'list', list: 'now_playing', page: 1 }],
  ['movie/top_rated', 'page=2', { name: 'list', list: 'top_rated', page: 2 }],
  ['movie/popular', 'page=500', { name: 'list', list: 'popular', page: 500 }],
  ['trending/movie/week', 'page=3', { name: 'list', list: 'trending', page: 3 }],
  ['movie/550', '', { name: 'movie', id: 550 }],
  ['movie/999999999', '', { name: 'movie', id: 999_999_999 }],
  ['movie/550/credits', '', { name: 'credits', id: 550 }],
  ['person/31/movie_credits', '', { name: 'person-movie-credits', id: 31 }],
  ['search/movie', 'query=Star+Wars&page=2', { name: 'search', query: 'star wars', page: 2 }],
  ['search/movie', 'query=AC%2FDC%20%26%20%C3%A9', { name: 'search', query: 'ac/dc & é', page: 1 }],
  ['discover/movie', '', { name: 'discover', wish: { match: 'all', ids: [] }, page: 1 }],
  [
    'discover/movie',
    'with_genres=28,12',
    { name: 'discover', wish: { match: 'all', ids: [12, 28] }, page: 1 },
  ],
  [
    'discover/movie',
    'with_genres=28|12',
    { name: 'discover', wish: { match: 'any', ids: [12, 28] }, page: 1 },
  ],
  [
    'discover/movie',
    'with_genres=28%7C12',
    { name: 'discover', wish: { match: 'any', ids: [12, 28] }, page: 1 },
  ],
])('[AP-13] [AP-14] [AP-15] %s?%s is a call', (path, query, call) => {
  expect(read(path, query)).toEqual(call);
});

test.each([
  '',
  '/',
  'movie',
  'movie/',
  'movie/latest',
  'movie/upcoming',
  'movie/550/',
  'movie/550/images',
  'movie/550/credits/',
  'movie/550/credits/x',
  'movie/5.50',
  'movie/5e2',
  'movie/0x10',
  'movie/５５０',
  'movie/550;a=b',
  'movie/550%00',
  'movie/550%2Fcredits',
  'movie/550%252Fcredits',
  'movie/5\t5\n0',
  'movie/550\u0000',
  'movie/550 ',
  'movie/%2e%2e/account',
  'movie/%2E%2e/%2e%2e/4/account',
  'movie/..\\..\\account',
  'movie/../account',
  'movie//550',
  '/movie/550',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'https://evil.example/',
  'account',
  'authentication/token/new',
  'configuration',
  'trending/movie/day',
  'trending/all/week',
  'trending/tv/week',
  'tv/1396',
  'search/multi',
  'search/tv',
  'search/person',
  'discover/tv',
  'person/31',
  'person/31/credits',
  'person/31/tv_credits',
  'movie/31/movie_credits',
  'Movie/popular',
  'movie/popular#x',
  '__proto__',
  'movie/constructor',
])('[AP-17] the path %j is no call', (path) => {
  expect(read(path)).toBe('not-found');
});

test.each(['0', '-1', '-0', '01', '1000000000', '99999999999999999999'])(
  '[AP-18] the id %s belongs to nothing',
  (id) => {
    expect(read(`movie/${id}`)).toBe('movie-not-found');
    expect(read(`movie/${id}/credits`)).toBe('movie-not-found');
    expect(read(`person/${id}/movie_credits`)).toBe('person-not-found');
  },
);

test.each(['0', '501', '-1', '1.5', '1e2', '', '%20', '1%20', 'two', '9999999999', 'NaN', '01'])(
  '[AP-18] page %j is refused',
  (page) => {
    expect(read('movie/popular', `page=${page}`)).toBe('page-out-of-range');
    expect(read('search/movie', `query=x&page=${page}`)).toBe('page-out-of-range');
    expect(read('discover/movie', `page=${page}`)).toBe('page-out-of-range');
  },
);

test.each(['', 'query=', 'query=%20%09', 'query=%00', `query=${'x'.repeat(201)}`, 'Query=x'])(
  '[AP-18] a search by %j is refused',
  (query) => {
    expect(read('search/movie', query)).toBe('invalid-input');
  },
);

test('a search may have 200 characters, counted as people count them', () => {
  expect(read('search/movie', `query=${encodeURIComponent('🎬'.repeat(200))}`)).toMatchObject({
    name: 'search',
  });
});

test.each([
  '28,12|16',
  'x',
  '28,',
  ',',
  '|',
  '0',
  '-28',
  '28,,12',
  '28 ,12',
  '1'.repeat(10),
  Array(21).fill('1').join(','),
])('[AP-18] the genres %j are refused', (genres) => {
  expect(read('discover/movie', new URLSearchParams({ with_genres: genres }).toString())).toBe(
    'invalid-input',
  );
});

test.each([
  ['movie/popular', 'page=1&page=2'],
  ['search/movie', 'query=a&query=b'],
  ['discover/movie', 'with_genres=28&with_genres=12'],
  ['discover/movie', 'page=1&%70age=1'],
])('[R61] a parameter that stands twice is refused: %s?%s', (path, query) => {
  expect(read(path, query)).toBe('invalid-input');
});

test('other parameters are ignored, so that they can reach neither a key nor the catalogue', () => {
  const noise =
    'api_key=secret&language=de-DE&media_type=movie&time_window=week&page[]=7&__proto__=x&append_to_response=y';
  expect(read('trending/movie/week', noise)).toEqual(read('trending/movie/week'));
  expect(read('movie/550', `${noise}&page=0`)).toEqual(read('movie/550'));
});

test.each([
  ['query=%20Star%20%20WARS%20', 'query=star+wars'],
  ['query=Cafe%CC%81', 'query=caf%C3%A9'],
])('searches that mean the same are one call: %s and %s', (one, other) => {
  expect(read('search/movie', one)).toEqual(read('search/movie', other));
});

test('genres in another order are one call', () => {
  expect(read('discover/movie', 'with_genres=12,28,12')).toEqual(read('discover/movie', 'with_genres=28,12'));
});

test('[R53] whatever is sent is either a call with typed parts or a failure', () => {
  const part = oneof(
    constantFrom(
      'movie',
      'popular',
      'search',
      '/',
      '%2e',
      '%2F',
      '..',
      '\\',
      '550',
      'credits',
      '\t',
      '%00',
      '|',
    ),
    anyString({ unit: 'binary' }),
  );
  const text = arrayOf(part, { maxLength: 6 }).map((parts) => parts.join(''));
  assertProperty(
    property(text, text, (path, query) => {
      expect(read(path, `query=${query}`)).toBeDefined();
    }),
    { numRuns: 2_000 },
  );
});
