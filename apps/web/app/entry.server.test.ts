import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Send } from './client/call.ts';
import { aSite } from './document/a-site.ts';
import { createWebApp } from './entry.server.tsx';
import { appearanceScript } from './features/appearance/appearance-script.ts';
import { details, film } from './features/movies/test-films.ts';
import type { SiteSettings } from './site-settings.ts';

const site = aSite();
const manifest = {
  'app/entry.client.tsx': { file: 'assets/entry.js' },
  'app/routes/movie.tsx': { file: 'assets/movie.js' },
};
const page = { page: 1, results: [film], total_pages: 2, total_results: 21 };

/** An API that answers like the real one: a list for lists, a film for films. */
const fairApi: Send = async (path) => {
  if (path.endsWith('/movie_credits')) return Response.json({ id: 7, cast: [film], crew: [] });
  if (path.endsWith('/credits')) return Response.json({ id: 11, cast: [], crew: [] });
  return Response.json(/movie\/\d+$/.test(path) ? details : page);
};

function failingWith(status: number): Send {
  return async () => Response.json({ status_message: 'No film data' }, { status });
}

const styles = 'p{margin:0}';
const logBug = vi.fn<(thrown: unknown) => void>();

function visit(
  path: string,
  callApi: Send = fairApi,
  settings: Partial<SiteSettings> = {},
): Promise<Response> {
  logBug.mockClear();
  return createWebApp({ callApi, site: { ...site, ...settings }, manifest, styles, logBug })(
    new Request(`https://kinora.example${path}`),
  );
}

test.each([
  ['/', 200],
  ['/movie/11', 200],
  ['/genre/28', 200],
  ['/genre/28?page=2', 200],
  ['/cast/7/Name', 200],
  ['/content/popular', 200],
  ['/search/star', 200],
  ['/search/100%', 200],
  ['/login', 200],
  ['/playlist/1', 200],
  ['/nowhere', 404],
  ['/movie/abc', 404],
  ['/content/nowhere', 404],
])('%s is answered with status %i', async (path, status) => {
  // The router warns of an address that cannot be decoded.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answer = await visit(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
  warn.mockClear();
});

test('a page may be kept by shared caches, a failed one by nobody', async () => {
  expect((await visit('/')).headers.get('cache-control')).toContain('s-maxage=60');
  expect((await visit('/nowhere')).headers.get('cache-control')).toBe('no-store');
  expect((await visit('/', failingWith(502))).headers.get('cache-control')).toBe('no-store');
});

test.each([404, 429, 502, 504])(
  'a film call that answers %i makes a page with that status',
  async (status) => {
    const answer = await visit('/movie/11', failingWith(status));
    expect(answer.status).toBe(status);
    const words = status === 404 ? 'This reel is missing' : 'Error: No film data';
    expect(await answer.text()).toContain(words);
  },
);

test('an API that throws makes a page with status 503', async () => {
  const answer = await visit('/genre/28', () => Promise.reject(new Error('s3cret')));
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain('s3cret');
});

test('a bug is told to the host and shows nothing of itself', async () => {
  const answer = await visit('/movie/11', async () => Response.json({ id: 11, title: 'Broken' }));
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain('Something went wrong on our side.');
  expect(html).not.toMatch(/Cannot read|TypeError|\.tsx?:/);
  expect(logBug).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});

test('a film that is missing and a catalogue that is down are no bugs', async () => {
  for (const status of [404, 502]) {
    await visit('/movie/11', failingWith(status));
    expect(logBug).not.toHaveBeenCalled();
  }
});

test('every page has a policy, also one that failed', async () => {
  for (const path of ['/', '/nowhere']) {
    expect((await visit(path)).headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

const inlineScript = `<script>${appearanceScript}</script>`;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test.each(['/', '/movie/11', '/genre/28', '/search/star', '/login', '/nowhere'])(
  'the markup of %s runs one known line inline, and the policy names it and its one style sheet',
  async (path) => {
    const answer = await visit(path);
    const html = await answer.text();
    expect(html).not.toMatch(/<[^>]+\sstyle=/i);
    expect(html).not.toMatch(/<[^>]+\son\w+=/i);
    expect([...html.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, text]) => text)).toEqual([styles]);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' ${hashOf(styles)};`);
    expect(policy).toContain(`script-src 'self' ${hashOf(appearanceScript)};`);
    expect(html.split(inlineScript)).toHaveLength(2);
    const scripts = html.replace(inlineScript, '').match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag).toMatch(/ src="|type="application\/(ld\+)?json"/);
  },
);

test.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  '"><img src=x onerror=alert(1)>',
  '\u2028',
])('a film called %s stays inside the document', async (title) => {
  const answer = await visit('/movie/11', async (path) =>
    path.endsWith('/credits')
      ? Response.json({ id: 11, cast: [], crew: [] })
      : Response.json({ ...details, title, overview: title, genres: [{ id: 1, name: title }] }),
  );
  const html = (await answer.text()).replace(inlineScript, '');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<img src=x');
  const [, bootstrap = ''] = /<script id="bootstrap"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(bootstrap)).toMatchObject({ hydration: { loaderData: { movie: { title } } } });
});

test('a query that is markup stays text', async () => {
  const query = '</script><img src=x onerror=alert(1)>';
  const html = await (await visit(`/search/${encodeURIComponent(query)}`)).text();
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;/script&gt;');
});

test.each([
  ['/search?query=star+wars', '/search/star%20wars'],
  ['/search?query=a%2Fb%26c', '/search/a%2Fb%26c'],
  ['/search?query=', '/'],
  ['/search', '/'],
  ['/genre/28?page=0', '/genre/28'],
  ['/content/popular?page=501', '/content/popular'],
])('%s leads to %s', async (path, location) => {
  const answer = await visit(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(location);
});

test('what several parts of a page show is asked for once', async () => {
  const callApi = vi.fn<Send>(fairApi);
  await visit('/', callApi);
  const paths = callApi.mock.calls.map(([path]) => path);
  expect(paths).toHaveLength(3);
  expect(new Set(paths).size).toBe(3);
});

test('films are asked for with a signal, so that a visitor who left costs nothing more', async () => {
  const callApi = vi.fn<Send>(fairApi);
  await visit('/movie/11', callApi);
  expect(callApi).toHaveBeenCalled();
  for (const [, { signal }] of callApi.mock.calls) expect(signal).toBeInstanceOf(AbortSignal);
});

const tmdb = { filmSource: 'tmdb', imageBaseUrl: 'https://image.tmdb.org/t/p' } as const;
const credit = 'This product uses the TMDB API but is not endorsed or certified by TMDB.';

test('films from TMDB are credited to it on every page, the shipped ones are not', async () => {
  for (const path of ['/', '/movie/11', '/login', '/nowhere']) {
    const html = await (await visit(path, fairApi, tmdb)).text();
    expect(html).toContain(credit);
    expect(html).toContain('href="https://www.themoviedb.org/"');
    expect(await (await visit(path)).text()).not.toContain('TMDB');
  }
  expect(await (await visit('/', failingWith(502), tmdb)).text()).toContain(credit);
});

test("TMDB's pictures are offered in the sizes of its host, the drawn ones once", async () => {
  const html = await (await visit('/movie/11', fairApi, tmdb)).text();
  expect(html).toContain('https://image.tmdb.org/t/p/w342/p.svg 342w');
  expect(html).toContain('https://image.tmdb.org/t/p/w1280/b.svg 1280w');
  expect(html).toContain('src="https://image.tmdb.org/t/p/w500/p.svg"');
  expect(html).toContain('src="https://image.tmdb.org/t/p/original/b.svg"');
  expect(html).toContain('<link rel="preconnect" href="https://image.tmdb.org"');
  expect(await (await visit('/movie/11')).text()).not.toMatch(/srcset|preconnect/i);
});
