/** Addresses that nobody thought of, by way of the router and over a bare socket: what of them reaches the catalogue. */
import { movieLists } from '@kinora/contracts/movie-lists';
import {
  array as arrayOf,
  assert as assertProperty,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  string as anyString,
  tuple,
} from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Catalogue } from '@kinora/catalogue/catalogue';
import { aCatalogue, buildTestApp, listen, sendRaw } from '../test-app.ts';

/** Everything that a call may be, written down once more and apart from the grammar. */
const knownAddress =
  /^\/api\/tmdb\/(?:movie\/(?:now_playing|top_rated|popular)|trending\/movie\/week|(?:search|discover)\/movie|movie\/[1-9]\d{0,8}(?:\/credits)?|person\/[1-9]\d{0,8}\/movie_credits)(?:\?|#|$)/;

const asked: [method: keyof Catalogue, args: unknown[]][] = [];
const fair = aCatalogue();
/** Notes what it is asked. */
const catalogue = new Proxy(fair, {
  get(target, method: keyof Catalogue) {
    return (...args: unknown[]) => {
      asked.push([method, args.filter((arg) => !isAsking(arg))]);
      // One of its methods with the arguments that the caller gave it.
      return (target[method] as (...all: unknown[]) => Promise<unknown>)(...args);
    };
  },
});

function isAsking(argument: unknown): boolean {
  return argument === undefined || (argument instanceof Object && 'signal' in argument);
}

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = await buildTestApp({ catalogue, cacheBytes: { movies: 1, pictures: 1, pages: 0 } });
  port = await listen(app);
});

beforeEach(() => void asked.splice(0));

afterAll(() => app.close());

const page = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 500;
const id = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999_999_999;

/** The shapes of what the catalogue may be asked. */
const shapes: Partial<Record<keyof Catalogue, (args: unknown[]) => boolean>> = {
  listMovies: ([list, of]) => movieLists.some((known) => known === list) && page(of),
  findMovie: ([film]) => id(film),
  findCredits: ([film]) => id(film),
  findPersonMovieCredits: ([person]) => id(person),
  searchMovies: ([query, of]) =>
    typeof query === 'string' && /^\S/.test(query) && Array.from(query).length <= 200 && page(of),
  discoverMovies: ([wish, of]) => {
    // What the port says that it is.
    const { match, ids } = wish as { match: string; ids: unknown[] };
    return ['all', 'any'].includes(match) && ids.length <= 20 && ids.every(id) && page(of);
  },
};

const hostile = constantFrom(
  '..',
  '.',
  '/',
  '//',
  '\\',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%252e',
  '%252f',
  '%00',
  '%09',
  '%0d%0a',
  '\t',
  ';a=b',
  ';',
  '?',
  '#',
  '@evil.example',
  ':80',
  'http://evil.example/',
  '//evil.example/',
  '%c0%ae',
  '%ff',
  '%',
  '*',
  '~',
  '３',
  '0x10',
  '-',
  '+',
  ' ',
  '１１',
  '?api_key=x',
  '?page=2',
  '?page=501',
  '&page=1&page=2',
  '?query=star',
  '&with_genres=28,12',
  '&__proto__=x',
);
const word = constantFrom(
  'movie',
  'popular',
  'now_playing',
  'top_rated',
  'trending',
  'week',
  'search',
  'discover',
  'person',
  'credits',
  'movie_credits',
  'account',
  'authentication',
  'configuration',
  '3',
  '4',
  '11',
  '999999999',
  '1000000000',
  '0',
);
const anything = arrayOf(
  oneof(hostile, word, constantFrom('/'), anyString({ unit: 'binary', maxLength: 3 })),
  {
    maxLength: 9,
  },
).map((parts) => parts.join(''));

const calls = constantFrom(
  'movie/11',
  'movie/popular',
  'movie/11/credits',
  'person/3/movie_credits',
  'search/movie?query=a',
);
/** A call with something put into it or over it. */
const nearly = tuple(calls, integer({ min: 0, max: 24 }), integer({ min: 0, max: 3 }), hostile).map(
  ([call, at, over, sign]) => call.slice(0, at) + sign + call.slice(at + over),
);
const target = oneof(anything, nearly).map((path) => `/api/tmdb/${path}`);

/** What was asked that has no shape, or more than one answer needs. */
function strangeCalls(): string[] {
  const strange = asked.filter(([method, args]) => !(shapes[method]?.(args) ?? false));
  return strange.map(([method, args]) => `${method} ${JSON.stringify(args)}`);
}

/** Undefined where the address was answered as one of its kind must be. */
function faultOf(address: string, status: number): string | undefined {
  // A blank ends the address in a request's first line.
  const isKnown = knownAddress.test(address.trimEnd());
  const isRight = isKnown
    ? [200, 400, 404].includes(status)
    : asked.length === 0 && status >= 400 && status < 500;
  return isRight ? undefined : `${address} was answered ${status} and asked ${asked.length} times`;
}

test('[R53] whatever the address, the catalogue is asked in the six known shapes or not at all', async () => {
  await assertProperty(
    asyncProperty(target, async (address) => {
      asked.splice(0);
      // Written into the request as it is; `inject` would tidy an address up.
      const { statusCode } = await app.inject({ method: 'GET', url: { pathname: address } });
      expect([address, strangeCalls(), statusCode < 500]).toEqual([address, [], true]);
    }),
    { numRuns: 400 },
  );
});

test('[R53] over a bare socket no address but those of the calls is heard, and others are answered 4xx', async () => {
  let answered = 0;
  await assertProperty(
    asyncProperty(target, async (address) => {
      asked.splice(0);
      const bytes = `GET ${address} HTTP/1.1\r\nhost: kinora.example\r\nconnection: close\r\n\r\n`;
      const [, status = '400'] = /^HTTP\/1\.1 (\d{3})/.exec(await sendRaw(port, bytes)) ?? [];
      expect([strangeCalls(), faultOf(address, Number(status))]).toEqual([[], undefined]);
      if (status === '200') answered += 1;
    }),
    { numRuns: 600 },
  );
  // Else nothing of this would mean anything.
  expect(answered).toBeGreaterThan(0);
});

test('[R53] a parameter that TMDB knows and we do not reaches nobody', async () => {
  const noise =
    'api_key=x&language=de&append_to_response=images&include_adult=true&region=US&session_id=x&url=//evil.example';
  await app.inject(`/api/tmdb/movie/550?${noise}`);
  await app.inject(`/api/tmdb/movie/popular?${noise}&page=3`);
  expect(asked).toEqual([
    ['findMovie', [550]],
    ['listMovies', ['popular', 3]],
  ]);
});
