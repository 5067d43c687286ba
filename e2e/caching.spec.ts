import { expect, test } from './site.ts';
import { test as weatherTest } from './weather.ts';

for (const path of ['/', '/movie/11', '/genre/28', '/content/popular', '/search/star', '/login']) {
  test(`[RT-01] ${path} is the same for everyone, may be kept a minute, and is not sent twice`, async ({
    request,
  }) => {
    const first = await request.get(path, { headers: { cookie: 'a=b', 'accept-language': 'de' } });
    expect(first.status()).toBe(200);
    expect(first.headers()['cache-control']).toContain('s-maxage=60');
    expect(first.headers()['set-cookie']).toBeUndefined();
    const etag = first.headers()['etag'] ?? '';
    expect(etag).not.toBe('');
    const second = await request.get(path);
    expect(await second.text()).toBe(await first.text());
    const unchanged = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(unchanged.status()).toBe(304);
    expect(await unchanged.text()).toBe('');
  });
}

test('[RT-01] what the page loads by a name with a hash is kept for good', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src="|href="|url\()(\/assets\/[^")]+)/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('[RT-13] every answer of the site carries the headers that protect it', async ({ request }) => {
  const protecting = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
  const etag = (await request.get('/')).headers()['etag'] ?? '';
  const answers = [
    await request.get('/'),
    await request.get('/', { headers: { 'if-none-match': etag } }),
    await request.get('/nowhere'),
    await request.get('/movie/999999998'),
    await request.get('/content/popular?page=0', { maxRedirects: 0 }),
    await request.get('/favicon.svg'),
    await request.get('/robots.txt'),
    await request.get('/api/tmdb/movie/11'),
    await request.get('/api/nothing'),
    await request.post('/'),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([
    200, 304, 404, 404, 302, 200, 200, 200, 404, 405,
  ]);
  for (const answer of answers) {
    expect(answer.headers()).toMatchObject(protecting);
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers()['x-powered-by']).toBeUndefined();
  }
});

weatherTest('[ER-02] a page that failed is not kept', async ({ request, changeWeather }) => {
  await changeWeather({ failing: { findMovie: 'catalogue-down' } });
  const failed = await request.get('/movie/11');
  expect(failed.status()).toBe(502);
  expect(failed.headers()['cache-control']).toBe('no-store');
  await changeWeather({});
  expect((await request.get('/movie/11')).status()).toBe(200);
});
