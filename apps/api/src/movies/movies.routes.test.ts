import type { Catalogue } from '@kinora/catalogue/catalogue';
import { Failure, type FailureCode } from '@kinora/contracts/failure';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import {
  array as arrayOf,
  assert as assertProperty,
  asyncProperty,
  constantFrom,
  oneof,
  string as anyString,
} from 'fast-check';
import { aCatalogue, aMoviePage, buildTestApp } from '../test-app.ts';

function failing(code: FailureCode) {
  return async () => {
    throw new Failure(code, `it is ${code}`);
  };
}

test('[AP-13] a list is answered as the catalogue gives it, fresh for five minutes', async () => {
  const app = await buildTestApp();
  const answer = await app.inject('/api/tmdb/movie/popular?page=2');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(aMoviePage({ page: 2 }));
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
  });
});

test.each([
  ['movie/now_playing', 'listMovies', ['now_playing', 1]],
  ['movie/top_rated?page=7', 'listMovies', ['top_rated', 7]],
  ['trending/movie/week', 'listMovies', ['trending', 1]],
  ['movie/550', 'findMovie', [550]],
  ['movie/550/credits', 'findCredits', [550]],
  ['search/movie?query=Alien&page=3', 'searchMovies', ['alien', 3]],
  ['discover/movie?with_genres=28|12', 'discoverMovies', [{ match: 'any', ids: [12, 28] }, 1]],
  ['person/31/movie_credits', 'findPersonMovieCredits', [31]],
] as const)('[AP-13] [AP-14] [AP-15] %s asks the catalogue to %s', async (path, method, asked) => {
  const spy = vi.fn<(...asked: unknown[]) => Promise<object>>(async () => ({}));
  const app = await buildTestApp({ catalogue: aCatalogue({ [method]: spy }) });
  expect((await app.inject(`/api/tmdb/${path}`)).statusCode).toBe(200);
  expect(spy.mock.calls).toEqual([[...asked, { signal: expect.any(AbortSignal) }]]);
});

test.each([
  ['movie-not-found', 404, 34, 60],
  ['catalogue-down', 502, 43, 5],
  ['catalogue-slow', 504, 24, 5],
] as const)('[R15] %s is answered %i with number %i of TMDB, again for %i seconds', async (...row) => {
  const [code, status, number, seconds] = row;
  const clock = { time: 0 };
  const findMovie = vi.fn<Catalogue['findMovie']>(failing(code));
  const app = await buildTestApp({ catalogue: aCatalogue({ findMovie }), now: () => clock.time });
  const answer = await app.inject('/api/tmdb/movie/550');
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ success: false, status_code: number, status_message: `it is ${code}` });
  expect(answer.headers['cache-control']).toBe('no-store');
  clock.time = seconds * 1_000 - 1;
  expect((await app.inject('/api/tmdb/movie/550')).statusCode).toBe(status);
  expect(findMovie).toHaveBeenCalledTimes(1);
  clock.time = seconds * 1_000;
  await app.inject('/api/tmdb/movie/550');
  expect(findMovie).toHaveBeenCalledTimes(2);
});

test('a bug in the catalogue is a 500 that tells nothing', async () => {
  const catalogue = aCatalogue({ findMovie: () => Promise.reject(new Error('the key is s3cret')) });
  const app = await buildTestApp({ catalogue });
  const answer = await app.inject('/api/tmdb/movie/550');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ success: false, status_code: 11 });
  expect(answer.body).not.toContain('s3cret');
});

test.each([
  ['/api/tmdb/movie/0', 404, 34],
  ['/api/tmdb/account', 404, 34],
  ['/api/tmdb', 404, 34],
  ['/api/tmdb/', 404, 34],
  ['/api/tmdb/movie/%2e%2e/account', 404, 34],
  ['/api/tmdb/movie/%ff', 404, 34],
  ['/api/tmdb/movie/%', 404, 34],
  ['/api/%74mdb/movie/popular', 404, 34],
  ['/api/tmdb/movie%2Fpopular', 404, 34],
  ['/api/tmdb/movie/popular?page=0', 400, 22],
  ['/api/tmdb/movie/popular?page=501', 400, 22],
  ['/api/tmdb/search/movie', 400, 5],
  ['/api/tmdb/discover/movie?with_genres=1,2|3', 400, 5],
])("[AP-17] [AP-18] %s is refused with %i and TMDB's number %i", async (path, status, number) => {
  const app = await buildTestApp();
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({
    success: false,
    status_code: number,
    status_message: expect.any(String),
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s is refused before its body is read',
  async (method) => {
    const app = await buildTestApp();
    const answer = await app.inject({
      method,
      url: '/api/tmdb/movie/11',
      payload: '{',
      headers: { 'content-type': 'text/x' },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.json()).toMatchObject({ status_code: 42 });
  },
);

test('HEAD answers with the headers of GET and no body', async () => {
  const app = await buildTestApp();
  const get = await app.inject('/api/tmdb/movie/11');
  const head = await app.inject({ method: 'HEAD', url: '/api/tmdb/movie/11' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.headers.etag).toBe(get.headers.etag);
});

test('a caller that has the answer already gets 304, whatever coding it asks for', async () => {
  const app = await buildTestApp();
  const etag = String((await app.inject('/api/tmdb/movie/11')).headers.etag);
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await app.inject({
      url: '/api/tmdb/movie/11',
      headers: { 'if-none-match': known, 'accept-encoding': 'br' },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding' });
  }
  const other = await app.inject({ url: '/api/tmdb/movie/11', headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('the answer comes in %s where the caller reads it', async (coding, decompress) => {
  const app = await buildTestApp();
  const plain = await app.inject('/api/tmdb/movie/popular');
  const answer = await app.inject({ url: '/api/tmdb/movie/popular', headers: { 'accept-encoding': coding } });
  expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
  expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('callers at once and callers within five minutes cost the catalogue one call', async () => {
  const listMovies = vi.fn<Catalogue['listMovies']>(async () => aMoviePage());
  const clock = { time: 0 };
  const app = await buildTestApp({ catalogue: aCatalogue({ listMovies }), now: () => clock.time });
  await Promise.all(Array.from({ length: 50 }, () => app.inject('/api/tmdb/movie/popular')));
  clock.time = 299_000;
  await app.inject('/api/tmdb/movie/popular?api_key=x&page=1');
  expect(listMovies).toHaveBeenCalledTimes(1);
  clock.time = 301_000;
  await app.inject('/api/tmdb/movie/popular');
  expect(listMovies).toHaveBeenCalledTimes(2);
});

test('what was once known is still answered when the source is down', async () => {
  let isDown = false;
  const clock = { time: 0 };
  const listMovies = async () => (isDown ? failing('catalogue-down')() : aMoviePage());
  const app = await buildTestApp({ catalogue: aCatalogue({ listMovies }), now: () => clock.time });
  await app.inject('/api/tmdb/movie/popular');
  isDown = true;
  clock.time = 20 * 3_600_000;
  expect((await app.inject('/api/tmdb/movie/popular')).statusCode).toBe(200);
});

test('headers and parameters that are no part of the call change nothing in the answer', async () => {
  const app = await buildTestApp();
  const plain = await app.inject('/api/tmdb/movie/popular');
  const noisy = await app.inject({
    url: '/api/tmdb/movie/popular?utm_source=x&language=de',
    headers: {
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/api/tmdb/movie/1',
      'accept-language': 'de',
      authorization: 'Bearer not-one-of-ours',
      cookie: 'session=1',
    },
  });
  expect(noisy.statusCode).toBe(200);
  expect(noisy.body).toBe(plain.body);
});

test('[AP-17] no path below the prefix is ever a server error', async () => {
  const app = await buildTestApp();
  const part = oneof(
    constantFrom('movie/', '550', '%2e%2e/', '%00', '?page=', '%', '/', '..', ';', '#'),
    anyString(),
  );
  await assertProperty(
    asyncProperty(arrayOf(part, { maxLength: 6 }), async (parts) => {
      // inject() takes what a socket would carry: no raw control characters or spaces.
      const path = parts.join('').replace(/[^\x21-\x7e]/g, '_');
      const answer = await app.inject({ method: 'GET', url: { pathname: `/api/tmdb/${path}` } });
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});
