/** What no key of a cache has must not change what others get. */
import type { InjectOptions } from 'fastify';
import { expect, test, vi } from 'vitest';
import { aCatalogue, aMovie, aMoviePage, aPage, aSite, buildTestApp } from './test-app.ts';
import type { WebApp } from './web-host/web-app.ts';

const strange: [string, Partial<InjectOptions> & { url?: string }][] = [
  ['another host', { headers: { host: 'evil.example' } }],
  ['a forwarded host', { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' } }],
  ['a forwarded host, standardised', { headers: { forwarded: 'host=evil.example;proto=http' } }],
  ['an original address', { headers: { 'x-original-url': '/movie/666', 'x-rewrite-url': '/movie/666' } }],
  ['another method in a header', { headers: { 'x-http-method-override': 'DELETE' } }],
  ['another language', { headers: { 'accept-language': 'de, tlh;q=0.9' } }],
  ['cookies', { headers: { cookie: '__Host-session=evil; lang=<script>' } }],
  ['a token', { headers: { authorization: 'Bearer evil.evil.evil' } }],
  ['another type', { headers: { accept: 'text/x-evil' } }],
  ['an origin', { headers: { origin: 'https://evil.example', referer: 'https://evil.example/' } }],
  ['a part of it', { headers: { range: 'bytes=0-3' } }],
  ['a body', { payload: '{"id":666}', headers: { 'content-type': 'application/json' } }],
];

const oddQueries = [
  'utm_source=evil',
  'language=xx',
  'api_key=evil',
  'callback=evil',
  'include_adult=true',
  '__proto__=1',
  '%00=1',
];

/** Addresses that look like another one to somebody: each is the same, an answer of its own, or a refusal. */
const oddPaths = [
  '//api/tmdb/movie/11',
  '/api//tmdb/movie/11',
  '/API/TMDB/MOVIE/11',
  '/api/tmdb/movie/11/',
  '/api/tmdb/movie/11;x=1',
  '/api/tmdb/./movie/11',
  '/api/tmdb/movie/%31%31',
  '/api/tmdb/movie/11%00',
  '/api/tmdb/movie/011',
  '/api/tmdb/movie/11.css',
];

async function openSite() {
  const catalogue = aCatalogue({
    listMovies: async (list, page) => aMoviePage({ page, results: [aMovie({ title: list })] }),
  });
  const webApp = vi.fn<WebApp>(async (request) => aPage(request.url));
  const app = await buildTestApp({ catalogue, site: aSite(webApp) });
  const get = (options: Partial<InjectOptions> & { url: string }) =>
    app.inject({ method: 'GET', ...options });
  return { get, webApp };
}

test.each(strange)('[R55] %s changes neither an answer nor a page, for nobody', async (_kind, options) => {
  for (const url of ['/api/tmdb/movie/popular', '/api/tmdb/movie/11', '/movie/11', '/search?query=alien']) {
    const clean = (await (await openSite()).get({ url })).body;
    const { get } = await openSite();
    // The strange one comes first: what it gets must not be what the next one gets instead.
    expect((await get({ ...options, url })).body).toBe(clean);
    expect((await get({ url })).body).toBe(clean);
    expect((await get({ ...options, url })).body).toBe(clean);
  }
});

test.each(oddQueries)('[R55] the parameter %s changes neither an answer nor a page', async (query) => {
  const { get, webApp } = await openSite();
  for (const url of ['/api/tmdb/movie/popular?page=2', '/genre/28?page=2']) {
    const clean = (await get({ url })).body;
    const [path = '', own = ''] = url.split('?');
    for (const odd of [`${path}?${own}&${query}`, `${path}?${query}&${own}`])
      expect((await get({ url: odd })).body).toBe(clean);
  }
  expect(webApp).toHaveBeenCalledTimes(1);
});

test('[R55] a parameter that stands there twice is refused, or read once and the same for everybody', async () => {
  const { get } = await openSite();
  expect((await get({ url: '/api/tmdb/movie/popular?page=1&page=2' })).statusCode).toBe(400);
  expect((await get({ url: '/api/tmdb/search/movie?query=a&query=b' })).statusCode).toBe(400);
  const page = await get({ url: '/genre/28?page=1&page=2' });
  expect(page.body).toContain('page=1<');
  expect((await get({ url: '/genre/28?page=1' })).body).toBe(page.body);
});

test.each(oddPaths)('[R55] %s never answers for another address', async (url) => {
  const { get } = await openSite();
  const film = (await get({ url: '/api/tmdb/movie/11' })).body;
  const odd = await get({ url });
  const isPage = String(odd.headers['content-type']).startsWith('text/html');
  expect(isPage || odd.statusCode >= 400 || odd.body === film).toBe(true);
  expect((await get({ url: '/api/tmdb/movie/11' })).body).toBe(film);
  expect((await get({ url: '/movie/11' })).body).toContain('https://kinora.example/movie/11<');
});

test('[R55] spellings of one search are one answer', async () => {
  const searchMovies = vi.fn<() => Promise<ReturnType<typeof aMoviePage>>>(async () => aMoviePage());
  const app = await buildTestApp({ catalogue: aCatalogue({ searchMovies }) });
  const spellings = ['Alien', 'alien', ' ALIEN ', 'aLiEn', '\u0000alien\t'];
  const bodies = [];
  for (const query of spellings)
    bodies.push((await app.inject(`/api/tmdb/search/movie?query=${encodeURIComponent(query)}&page=1`)).body);
  bodies.push((await app.inject('/api/tmdb/search/movie?page=1&query=Alien')).body);
  expect(new Set(bodies).size).toBe(1);
  expect(searchMovies).toHaveBeenCalledTimes(1);
});

test('[R14] an answer says how old it is, and what stands in for it', async () => {
  const clock = { time: 0 };
  let isDown = false;
  const listMovies = async () => {
    if (isDown) throw new Error('down');
    return aMoviePage();
  };
  const app = await buildTestApp({ catalogue: aCatalogue({ listMovies }), now: () => clock.time });
  const ask = async () => {
    const { statusCode, headers } = await app.inject('/api/tmdb/movie/popular');
    return [statusCode, headers.age, headers['cache-status']];
  };
  expect(await ask()).toEqual([200, '0', 'kinora; fwd=miss; stored']);
  clock.time = 61_500;
  expect(await ask()).toEqual([200, '61', 'kinora; hit; ttl=238']);
  isDown = true;
  clock.time = 310_000;
  expect(await ask()).toEqual([200, '310', 'kinora; hit; ttl=-10']);
  clock.time = 4_000_000;
  expect(await ask()).toEqual([200, '4000', 'kinora; hit; ttl=-3700; detail=standing-in']);
  clock.time = 23 * 3_600_000;
  expect(await ask()).toEqual([200, '82800', 'kinora; hit; ttl=-82500; detail=standing-in']);
  clock.time = 26 * 3_600_000;
  expect((await ask())[0]).toBe(500);
});
