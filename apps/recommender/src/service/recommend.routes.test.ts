import { shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import { recommendedFilms } from '@kinora/contracts/recommendations';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aModel } from '../model/a-model.ts';
import { versioned } from '../model/model-parts.ts';
import { createMetrics } from './metrics.ts';
import { registerRecommend } from './recommend.routes.ts';
import { serve, type ServedModel } from './served-model.ts';
import { createServer } from './server.ts';
import { createSimilarFilms, type SimilarFilms } from './similar-films.ts';

const site = 'https://kinora.example';
const silent = pino({ level: 'silent' });

let served: ServedModel | undefined;
let similarFilms: SimilarFilms;
let app: FastifyInstance;

beforeAll(async () => {
  const metrics = createMetrics(() => undefined);
  similarFilms = createSimilarFilms(shippedFilmsFile, silent);
  app = await createServer({ publicUrl: site, log: silent, metrics });
  registerRecommend(app, { served: () => served, similarFilms });
  served = serve(versioned(aSmallModel()), 'file');
});

afterAll(async () => {
  await app.close();
  await similarFilms.stop();
});

/** Sixty films, each with all others in its list. */
function aSmallModel() {
  const ids = Array.from({ length: 60 }, (_, at) => 9_000_001 + at);
  const listOf = (seed: number) =>
    ids
      .filter((id) => id !== seed)
      .slice(0, 50)
      .map((tmdbId, place) => ({ tmdbId, rating: 9.876_543 - place / 10, people: place === 0 ? 4 : 0 }));
  return aModel({
    lists: Object.fromEntries(ids.map((id) => [id, listOf(id)])),
    facts: [
      { kind: 'director', id: 7, name: 'Ann', films: [9_000_001, 9_000_003] },
      { kind: 'genre', id: 18, name: '', films: ids },
    ],
  });
}

async function get(address: string) {
  const { statusCode, headers, body } = await app.inject(address);
  return { status: statusCode, headers, answer: body === '' ? undefined : JSON.parse(body) };
}

async function post(url: string, payload: object | string, headers: Record<string, string> = {}) {
  const sent = { 'content-type': 'application/json', ...headers };
  const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers: sent });
  return { status: statusCode, answer: JSON.parse(body) };
}

test('[AP-16] a list comes best first, without the film itself, with reasons that are true', async () => {
  const { status, answer } = await get('/recommend?tmdb_id=9000001&top_n=3');
  expect(status).toBe(200);
  expect(answer).toEqual([
    {
      tmdbId: 9_000_002,
      rating: 9.877,
      reasons: [
        { type: 'liked-together', people: 4 },
        { type: 'shared-genres', genres: [18] },
      ],
    },
    {
      tmdbId: 9_000_003,
      rating: 9.777,
      reasons: [
        { type: 'same-director', people: [{ id: 7, name: 'Ann' }] },
        { type: 'shared-genres', genres: [18] },
      ],
    },
    { tmdbId: 9_000_004, rating: 9.677, reasons: [{ type: 'shared-genres', genres: [18] }] },
  ]);
  expect(recommendedFilms.parse(answer)).toEqual(answer);
});

test('[AP-16] a list has ten films unless another number from 1 to 50 is asked for', async () => {
  expect((await get('/recommend?tmdb_id=9000001')).answer).toHaveLength(10);
  expect((await get('/recommend?tmdb_id=9000001&top_n=1')).answer).toHaveLength(1);
  expect((await get('/recommend?tmdb_id=9000001&top_n=50')).answer).toHaveLength(50);
});

test('[AP-16] a list that is asked for again and again stays the same', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => get('/recommend?tmdb_id=9000005&top_n=7')),
  );
  expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  const again = await get('/recommend?tmdb_id=9000005&top_n=7');
  expect(again.answer).toEqual(answers[0]?.answer);
  expect((await get('/recommend?tmdb_id=9000005&top_n=8')).answer).toHaveLength(8);
});

test.each([
  '/recommend',
  '/recommend?tmdb_id=',
  '/recommend?tmdb_id=0',
  '/recommend?tmdb_id=-1',
  '/recommend?tmdb_id=1.5',
  '/recommend?tmdb_id=1e3',
  '/recommend?tmdb_id=0x10',
  '/recommend?tmdb_id=+7',
  '/recommend?tmdb_id=%207',
  '/recommend?tmdb_id=1000000000',
  '/recommend?tmdb_id=99999999999999999999',
  '/recommend?tmdb_id=Star%20Wars',
  '/recommend?tmdb_id=٣',
  '/recommend?tmdb_id=11&tmdb_id=12',
  '/recommend?tmdb_id[]=11',
  '/recommend?tmdb_id=11&top_n=0',
  '/recommend?tmdb_id=11&top_n=51',
  '/recommend?tmdb_id=11&top_n=-3',
  '/recommend?tmdb_id=11&top_n=',
  '/recommend?tmdb_id=11&top_n=ten',
  '/recommend?tmdb_id=11&top_n=3&top_n=4',
])('[AP-16] %s is refused with 400 and a sentence', async (address) => {
  const { status, answer, headers } = await get(encodeURI(decodeURI(address)));
  expect(status).toBe(400);
  expect(answer).toEqual({
    code: 'invalid-input',
    message: expect.stringMatching(/^(tmdb_id|top_n) must be one whole number from 1 to \d+\.$/),
  });
  expect(headers['cache-control']).toBe('no-store');
});

test('[AP-16] what nobody asked for in the address is left out', async () => {
  expect((await get('/recommend?tmdb_id=9000001&user=ann')).status).toBe(200);
});

test('[AP-16] a film that only the catalogue knows has the films most like it', async () => {
  const { status, answer } = await get('/recommend?tmdb_id=11&top_n=12');
  expect(status).toBe(200);
  const list = recommendedFilms.parse(answer);
  expect(list).toHaveLength(12);
  expect(list.map(({ tmdbId }) => tmdbId)).toContain(1891);
  expect(list.map(({ tmdbId }) => tmdbId)).not.toContain(11);
  const ratings = list.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  for (const { reasons } of list) expect(reasons).not.toEqual([]);
});

test('[AP-16] a film that nobody knows has an empty list', async () => {
  expect(await get('/recommend?tmdb_id=999999999')).toMatchObject({ status: 200, answer: [] });
});

test('[AP-16] a film that is described has the films most like it, and not itself', async () => {
  const film = {
    tmdbId: 11,
    title: 'Star Wars',
    overview: 'A farm boy joins a rebellion against an empire.',
    year: 1977,
    genres: [12, 28, 878],
    themes: ['space opera', 'rebellion'],
    directors: [{ id: 1, name: 'George Lucas' }],
  };
  const { status, answer } = await post('/recommend', { film, top_n: 5 });
  expect(status).toBe(200);
  const list = recommendedFilms.parse(answer);
  expect(list).toHaveLength(5);
  expect(list.map(({ tmdbId }) => tmdbId)).not.toContain(11);
  for (const { reasons } of list) expect(reasons).not.toEqual([]);
});

test('[AP-16] a description that says nothing has an empty list', async () => {
  const { answer } = await post('/recommend', { film: { tmdbId: 5_555_555, title: 'Qqq Zzz' } });
  expect(answer).toEqual([]);
});

test.each([
  ['/recommend', {}],
  ['/recommend', { film: { tmdbId: 0, title: 'A' } }],
  ['/recommend', { film: { tmdbId: 1, title: 'A' }, top_n: 51 }],
  ['/recommend', { film: { tmdbId: 1, title: 'A', overview: 'x'.repeat(5_001) } }],
  ['/recommend/personal', { liked: ['11'] }],
  ['/recommend/personal', { liked: [11], top_n: 0 }],
  ['/recommend/personal', { liked: Array.from({ length: 201 }, (_, at) => at + 1) }],
  ['/recommend/personal', []],
  ['/recommend/personal', '{"liked": [11'],
  ['/recommend/personal', 'null'],
])('[AP-16] %s refuses the body %j', async (url, body) => {
  const { status, answer } = await post(url, body);
  expect(status).toBe(400);
  expect(answer).toEqual({ code: 'invalid-input', message: expect.stringMatching(/\S/) });
});

test('[AP-16] a body above 64 KB is refused before it is read, and so is one that is no JSON', async () => {
  const large = { film: { tmdbId: 1, title: 'A', overview: 'x'.repeat(70_000) } };
  expect(await post('/recommend', large)).toMatchObject({ status: 413, answer: { code: 'invalid-input' } });
  const form = await post('/recommend', 'tmdbId=1', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(form).toMatchObject({ status: 415, answer: { code: 'invalid-input' } });
});

test('[AP-16] a wish of one user is answered and kept by nobody', async () => {
  const wish = { liked: [9_000_001], watched: [9_000_002], top_n: 3 };
  const answer = await app.inject({ method: 'POST', url: '/recommend/personal', payload: wish });
  expect(answer.json()).toEqual([
    expect.objectContaining({ tmdbId: 9_000_003, because: { tmdbId: 9_000_001, list: 'liked' } }),
    expect.objectContaining({ because: expect.anything() }),
    expect.objectContaining({ because: expect.anything() }),
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await post('/recommend/personal', {})).toEqual({ status: 200, answer: [] });
});

test('[AP-16] an answer may be kept for a short while, and says by which model it was made', async () => {
  const { headers } = await get('/recommend?tmdb_id=9000001');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-model-version': served?.version,
    etag: expect.stringContaining(served?.version ?? '-'),
  });
});

test('[AP-16] who holds the answer of this model is told so, until there is another model', async () => {
  const { headers } = await get('/recommend?tmdb_id=9000001');
  const ask = () =>
    app.inject({ url: '/recommend?tmdb_id=9000001', headers: { 'if-none-match': String(headers['etag']) } });
  expect(await ask()).toMatchObject({ statusCode: 304, body: '' });
  const before = served;
  served = serve({ ...versioned(aSmallModel()), version: 'another' }, 'file');
  expect(await ask()).toMatchObject({ statusCode: 200 });
  served = before;
});

test('[AP-16] before there is a model the service says that it is down', async () => {
  const before = served;
  served = undefined;
  expect(await get('/recommend?tmdb_id=11')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
    answer: { code: 'recommendations-down' },
  });
  served = before;
});

test('[AP-16] pages of the site may read the answers, and pages of others may not', async () => {
  const asked = { url: '/recommend?tmdb_id=9000001', headers: { origin: 'https://evil.example' } };
  const { headers } = await app.inject(asked);
  expect(headers['access-control-allow-origin']).toBe(site);
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  const refused = await app.inject('/recommend?tmdb_id=0');
  expect(refused.headers['access-control-allow-origin']).toBe(site);
});

test('[AP-16] a browser asks whether it may post once a day', async () => {
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/recommend/personal',
    headers: { origin: site, 'access-control-request-method': 'POST' },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type, if-none-match',
    'access-control-max-age': '86400',
  });
});

test.each([
  ['GET', '/', 404, undefined],
  ['GET', '/metrics', 404, undefined],
  ['GET', '/recommend/', 404, undefined],
  ['GET', '/recommend/11', 404, undefined],
  ['GET', '/recommend/personal', 405, 'POST, OPTIONS'],
  ['PUT', '/recommend?tmdb_id=1', 405, 'GET, HEAD, POST, OPTIONS'],
  ['DELETE', '/recommend', 405, 'GET, HEAD, POST, OPTIONS'],
  ['GET', '/%zz', 400, undefined],
] as const)('[AP-16] %s %s is answered %i with JSON', async (method, url, status, allowed) => {
  const { statusCode, headers, body } = await app.inject({ method, url });
  expect(statusCode).toBe(status);
  expect(headers['allow']).toBe(allowed);
  expect(JSON.parse(body)).toEqual({ code: expect.any(String), message: expect.any(String) });
});

test('[AP-16] HEAD is answered as GET, without the list', async () => {
  const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/recommend?tmdb_id=9000001' });
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
});
