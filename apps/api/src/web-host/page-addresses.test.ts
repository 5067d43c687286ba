import { expect, test, vi } from 'vitest';
import { aPage, aSite, buildTestApp } from '../test-app.ts';
import type { WebApp } from './web-app.ts';

test('the site sees the path and the page number, and nothing else of a request', async () => {
  const seen: string[] = [];
  const webApp: WebApp = async (request) => {
    seen.push(`${request.method} ${request.url} ${JSON.stringify([...request.headers])}`);
    return aPage();
  };
  const app = await buildTestApp({ site: aSite(webApp) });
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    cookie: 'a=b',
    authorization: 'Bearer x',
  };
  await app.inject({ url: '/genre/28?page=2&utm_source=x&page=3', headers });
  await app.inject({ url: '/genre/28?x=y&page=2', headers: {} });
  await app.inject({ method: 'HEAD', url: '/genre/28?page=2' });
  expect(seen).toEqual(['GET https://kinora.example/genre/28?page=2 []']);
});

test('a form without scripts may ask /search for its query', async () => {
  const seen: string[] = [];
  const app = await buildTestApp({
    site: aSite(async (request) => {
      seen.push(request.url);
      return aPage();
    }),
  });
  await app.inject('/search?page=2&query=star+wars');
  expect(seen).toEqual(['https://kinora.example/search?query=star+wars']);
});

test.each(['//evil.example/x', '/\\evil.example', '/@evil.example', '/.//evil.example'])(
  'the path %s stays on our own origin',
  async (pathname) => {
    const webApp = vi.fn<WebApp>(async () => aPage());
    const app = await buildTestApp({ site: aSite(webApp) });
    await app.inject({ method: 'GET', url: { pathname } });
    const origins = webApp.mock.calls.map(([request]) => new URL(request.url).origin);
    expect(origins).toEqual(['https://kinora.example']);
  },
);

test.each([
  ['/search/100%', '/search/100%25'],
  ['/search/%ff', '/search/%25ff'],
  ['/search/a%2Fb%3F', '/search/a%2Fb%3F'],
])('the address %s reaches the site as %s', async (address, path) => {
  const webApp = vi.fn<WebApp>(async () => aPage());
  const app = await buildTestApp({ site: aSite(webApp) });
  await app.inject(address);
  expect(webApp.mock.calls[0]?.[0].url).toBe(`https://kinora.example${path}`);
});
