import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { prepareBody } from '../http/prepared-body.ts';
import { aPage, aSettings, aSite, buildTestApp } from '../test-app.ts';
import type { WebApp, WebModule } from './web-app.ts';

test('a page is rendered once and then answered from its bytes', async () => {
  const webApp = vi.fn<WebApp>(async () => aPage());
  const app = await buildTestApp({ site: aSite(webApp) });
  const first = await app.inject('/movie/11');
  const second = await app.inject('/movie/11');
  expect(second.body).toBe(first.body);
  expect(second.headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'cache-control': 'public, max-age=0, s-maxage=60',
    'content-type': 'text/html; charset=utf-8',
    etag: first.headers.etag,
  });
  expect(webApp).toHaveBeenCalledTimes(1);
});

test('after a minute the old page is answered at once, and the new one soon after', async () => {
  let text = 'old';
  const clock = { time: 0 };
  const webApp = vi.fn<WebApp>(async () => aPage(text));
  const app = await buildTestApp({ site: aSite(webApp), now: () => clock.time });
  await app.inject('/');
  text = 'new';
  clock.time = 61_000;
  expect((await app.inject('/')).body).toContain('old');
  await vi.waitFor(async () => expect((await app.inject('/')).body).toContain('new'));
  expect(webApp).toHaveBeenCalledTimes(2);
});

test('a page that turns into an error is answered as it was for ten minutes more', async () => {
  const clock = { time: 0 };
  const answers = [aPage('good'), aPage('bad', {}, 502), aPage('worse', {}, 502)];
  const webApp = vi.fn<WebApp>(async () => answers.shift() ?? Promise.reject(new Error('broken')));
  const app = await buildTestApp({ site: aSite(webApp), now: () => clock.time });
  await app.inject('/');
  clock.time = 200_000;
  expect((await app.inject('/')).body).toContain('good');
  clock.time = 700_000;
  expect((await app.inject('/')).body).toContain('good');
  clock.time = 800_000;
  expect((await app.inject('/')).statusCode).toBe(500);
});

test('visitors at once cost one rendering', async () => {
  const webApp = vi.fn<WebApp>(async () => aPage());
  const app = await buildTestApp({ site: aSite(webApp) });
  await Promise.all(Array.from({ length: 50 }, () => app.inject('/')));
  expect(webApp).toHaveBeenCalledTimes(1);
});

test.each([
  ['not found', () => aPage('page', {}, 404)],
  ['a page that asks for it', () => aPage('page', { 'cache-control': 'no-store' })],
])('%s is never kept', async (_kind, answer) => {
  const webApp = vi.fn<WebApp>(async () => answer());
  const app = await buildTestApp({ site: aSite(webApp) });
  await app.inject('/');
  await app.inject('/');
  expect(webApp).toHaveBeenCalledTimes(2);
});

test('a page that could not be made is answered again for a second', async () => {
  const clock = { time: 0 };
  const webApp = vi.fn<WebApp>(async () => aPage('page', {}, 502));
  const app = await buildTestApp({ site: aSite(webApp), now: () => clock.time });
  await app.inject('/');
  expect((await app.inject('/')).statusCode).toBe(502);
  expect(webApp).toHaveBeenCalledTimes(1);
  clock.time = 1_000;
  await app.inject('/');
  expect(webApp).toHaveBeenCalledTimes(2);
});

test('a page comes in brotli where the browser reads it', async () => {
  const app = await buildTestApp({ site: aSite(async () => aPage('long '.repeat(500))) });
  const plain = await app.inject('/');
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.body);
});

test('a redirect is handed on, a cookie is not', async () => {
  const site = aSite(async () => aPage('', { location: '/login', 'set-cookie': 'a=b' }, 302));
  const answer = await (await buildTestApp({ site })).inject('/liked');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/login');
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test.each([
  ['throws', () => Promise.reject(new Error('s3cret'))],
  [
    'breaks off',
    async () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('s3cret')) })),
  ],
])(
  'a site that %s answers a plain page with the request id, and the next request is fine',
  async (_how, fail) => {
    const webApp = vi.fn<WebApp>(async () => aPage()).mockImplementationOnce(fail);
    const app = await buildTestApp({ site: aSite(webApp) });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain(answer.headers['x-request-id']);
    expect(answer.body).not.toContain('s3cret');
    expect((await app.inject('/')).statusCode).toBe(200);
  },
);

test('a site that never answers is told so and given up after ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = Promise.withResolvers<Request>();
  const site = aSite((request) => {
    asked.resolve(request);
    return new Promise(() => undefined);
  });
  const app = await buildTestApp({ site });
  await app.ready();
  const answer = app.inject('/');
  const { signal } = await asked.promise;
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).statusCode).toBe(500);
  expect(signal.aborted).toBe(true);
});

test('the site reaches the calls without a socket, and gets the settings that it may know', async () => {
  const createWebApp = vi.fn<WebModule['createWebApp']>(({ callApi }) => async () => {
    const answer = await callApi('api/tmdb/movie/11');
    return aPage((await answer.json()).title);
  });
  const settings = aSettings({ analyticsScriptUrl: 'https://stats.example/s.js' });
  const app = await buildTestApp({
    settings,
    site: { ...aSite(async () => aPage()), module: { createWebApp } },
  });
  expect((await app.inject('/')).body).toContain('Star Wars');
  expect(createWebApp.mock.calls[0]?.[0]).toMatchObject({
    manifest: {},
    site: {
      publicUrl: 'https://kinora.example',
      imageBaseUrl: '/images',
      aboutDevUrl: 'https://dev.example/',
      analyticsScriptUrl: 'https://stats.example/s.js',
    },
  });
});

test('a refused call reaches the site as its status and body', async () => {
  const site = aSite(async () => aPage());
  const statuses: number[] = [];
  site.module = {
    createWebApp:
      ({ callApi }) =>
      async () => {
        statuses.push((await callApi('api/tmdb/movie/0')).status);
        return aPage();
      },
  };
  await (await buildTestApp({ site })).inject('/');
  expect(statuses).toEqual([404]);
});

test('a file with a hash in its name is kept for a year, another one for an hour', async () => {
  const script = 'export const a = 1;\n'.repeat(100);
  const files = new Map([
    [
      '/assets/app-3f9a.js',
      prepareBody('text/javascript; charset=utf-8', script, { gzip: gzipSync(script) }),
    ],
    ['/favicon.svg', prepareBody('image/svg+xml', '<svg/>')],
  ]);
  const webApp = vi.fn<WebApp>(async () => aPage('not found', {}, 404));
  const app = await buildTestApp({ site: aSite(webApp, files) });
  const hashed = await app.inject({ url: '/assets/app-3f9a.js?x=1', headers: { 'accept-encoding': 'gzip' } });
  expect(hashed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  expect(webApp).not.toHaveBeenCalled();
  expect((await app.inject('/assets/gone-1234.js')).statusCode).toBe(404);
});

test('a page can only be read', async () => {
  const answer = await (await buildTestApp()).inject({ method: 'POST', url: '/login', payload: 'x=y' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});
