import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './served-model.ts';
import { aSmallModel, openRecommend, site, type TestRecommend } from './test-recommend.ts';

let service: TestRecommend;

beforeAll(async () => {
  service = await openRecommend();
});

afterAll(() => service.close());

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
  const { status, answer, headers } = await service.get(encodeURI(decodeURI(address)));
  expect(status).toBe(400);
  expect(answer).toEqual({
    code: 'invalid-input',
    message: expect.stringMatching(/^(tmdb_id|top_n) must be one whole number from 1 to \d+\.$/),
  });
  expect(headers['cache-control']).toBe('no-store');
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
  const { status, answer } = await service.post(url, body);
  expect(status).toBe(400);
  expect(answer).toEqual({ code: 'invalid-input', message: expect.stringMatching(/\S/) });
});

test('[AP-16] a body above 64 KB is refused before it is read, and so is one that is no JSON', async () => {
  const large = { film: { tmdbId: 1, title: 'A', overview: 'x'.repeat(70_000) } };
  expect(await service.post('/recommend', large)).toMatchObject({
    status: 413,
    answer: { code: 'invalid-input' },
  });
  const form = await service.post('/recommend', 'tmdbId=1', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(form).toMatchObject({ status: 415, answer: { code: 'invalid-input' } });
});

test('[AP-16] an answer may be kept for a short while, and says by which model it was made', async () => {
  const { headers } = await service.get('/recommend?tmdb_id=9000001');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-model-version': service.served?.version,
    etag: expect.stringContaining(service.served?.version ?? '-'),
  });
});

test('[AP-16] who holds the answer of this model is told so, until there is another model', async () => {
  const { headers } = await service.get('/recommend?tmdb_id=9000001');
  const ask = () =>
    service.app.inject({
      url: '/recommend?tmdb_id=9000001',
      headers: { 'if-none-match': String(headers['etag']) },
    });
  expect(await ask()).toMatchObject({ statusCode: 304, body: '' });
  const before = service.served;
  service.served = serve({ ...aSmallModel(), version: 'another' }, 'file');
  expect(await ask()).toMatchObject({ statusCode: 200 });
  service.served = before;
});

test('[AP-16] before there is a model the service says that it is down', async () => {
  const before = service.served;
  service.served = undefined;
  expect(await service.get('/recommend?tmdb_id=11')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
    answer: { code: 'recommendations-down' },
  });
  service.served = before;
});

test('[AP-16] pages of the site may read the answers, and pages of others may not', async () => {
  const asked = { url: '/recommend?tmdb_id=9000001', headers: { origin: 'https://evil.example' } };
  const { headers } = await service.app.inject(asked);
  expect(headers['access-control-allow-origin']).toBe(site);
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  const refused = await service.app.inject('/recommend?tmdb_id=0');
  expect(refused.headers['access-control-allow-origin']).toBe(site);
});

test('[AP-16] a browser asks whether it may post once a day', async () => {
  const preflight = await service.app.inject({
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
  const { statusCode, headers, body } = await service.app.inject({ method, url });
  expect(statusCode).toBe(status);
  expect(headers['allow']).toBe(allowed);
  expect(JSON.parse(body)).toEqual({ code: expect.any(String), message: expect.any(String) });
});

test('[AP-16] HEAD is answered as GET, without the list', async () => {
  const { statusCode, body } = await service.app.inject({
    method: 'HEAD',
    url: '/recommend?tmdb_id=9000001',
  });
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
});
