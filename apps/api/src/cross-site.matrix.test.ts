/** What another site can make a visitor's browser do here: every call, in every way that a foreign page can send one. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './database/schema.ts';
import { aRecommender } from './test-app.ts';
import { identityCalls, listRoutes, type TestRoute } from './test-routes.ts';
import { buildUserApp } from './test-users.ts';

const ours = 'https://kinora.example';
const password = 'row-seven-with-popcorn';
const body = {
  tmdb_id: 12,
  status: 'watched',
  name: 'Mallory',
  displayName: 'Mallory',
  message: 'a western',
  email: 'mallory@evil.example',
  currentPassword: password,
  password,
};
const asJson = JSON.stringify(body);
const asForm = new URLSearchParams(
  Object.entries(body).map(([name, value]) => [name, String(value)]),
).toString();
const asParts = `--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nMallory\r\n--x--\r\n`;

type Way = { headers: Record<string, string>; payload?: string };
const json = { 'content-type': 'application/json' };

/** What a form or a script of another site can send with the visitor's cookies, and what it would need to be heard. */
const foreignWays: Record<string, Way> = {
  'JSON as plain text': { headers: { 'content-type': 'text/plain', origin: ours }, payload: asJson },
  'JSON of no type': { headers: { origin: ours }, payload: asJson },
  'a form': {
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ours },
    payload: asForm,
  },
  'a form of parts': {
    headers: { 'content-type': 'multipart/form-data; boundary=x', origin: ours },
    payload: asParts,
  },
  'JSON beside another type': {
    headers: { 'content-type': 'text/plain; application/json', origin: ours },
    payload: asJson,
  },
  'a foreign origin': { headers: { ...json, origin: 'https://evil.example' }, payload: asJson },
  'an origin of nobody': { headers: { ...json, origin: 'null' }, payload: asJson },
  'a neighbour’s origin': { headers: { ...json, origin: 'https://a.kinora.example' }, payload: asJson },
  'our origin without encryption': { headers: { ...json, origin: 'http://kinora.example' }, payload: asJson },
  'our origin as a beginning': { headers: { ...json, origin: `${ours}.evil.example` }, payload: asJson },
  'cross-site': { headers: { ...json, 'sec-fetch-site': 'cross-site' }, payload: asJson },
  'same-site': { headers: { ...json, 'sec-fetch-site': 'same-site', origin: ours }, payload: asJson },
  'a link': { headers: { ...json, 'sec-fetch-site': 'none' }, payload: asJson },
};

let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  site = await openSite();
});

async function openSite() {
  let built: Awaited<ReturnType<typeof buildUserApp>> | undefined;
  const standIns = { hasOutbox: true, hasProvider: false };
  const routes = await listRoutes(
    async () => (built = await buildUserApp({ standIns, recommender: aRecommender() })),
  );
  if (!built) throw new Error('The app was not built.');
  const { app, database, signUp } = built;
  const robin = await signUp('Robin');
  const { playlist_id } = (await robin.call('POST', 'playlists', { name: 'Friday' })).json();
  await robin.call('POST', `playlists/${playlist_id}/movies`, { tmdb_id: 11 });
  await robin.call('POST', 'likes', { tmdb_id: 11 });
  await robin.call('POST', 'watch-status', { tmdb_id: 11, status: 'watched' });
  await robin.call('POST', 'recently-visited', { tmdb_id: 11 });
  const cookie = await logIn(app);
  // The playlist that is there, in the place of the one that the routes' addresses name.
  const named = [...routes, ...identityCalls].map((route) => {
    return { ...route, url: route.url.replace('playlists/11', `playlists/${playlist_id}`) };
  });
  return { app, database, robin, cookie, routes: named };
}

async function logIn(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/identity/login',
    payload: { email: 'robin@kinora.example', password },
  });
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** What belongs to users; not when they were last seen, nor how often somebody tried. */
async function rowsOf({ db }: Database): Promise<unknown> {
  const tables = [
    'users',
    'accounts',
    'likes',
    'watch_status',
    'playlists',
    'playlist_movies',
    'recently_visited',
    'conversations',
    'mail_links',
    'outbox',
    'movies',
    'verifications',
    'secrets',
    'signing_keys',
  ] as const;
  const sessions = await db.selectFrom('sessions').select(['id', 'user_id', 'token']).orderBy('id').execute();
  return [
    sessions,
    ...(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))),
  ];
}

function isUnsafe({ method }: TestRoute): boolean {
  return ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
}

/** The routes at which something can be changed at all; the others refuse the method. */
function unsafeCalls(): TestRoute[] {
  return site.routes.filter((route) => isUnsafe(route) && /^\/(api|identity)\//.test(route.url));
}

describe('a page of another site', () => {
  test.each(Object.entries(foreignWays))(
    '[R57] changes nothing by %s',
    async (name, { headers, payload }) => {
      const before = await rowsOf(site.database);
      const heard: string[] = [];
      for (const { method, url } of unsafeCalls()) {
        // The type of a body that is not there makes none.
        const hasBody = method !== 'DELETE' || name.includes('JSON') || name.includes('form');
        const answer = await site.app.inject({
          method,
          url,
          headers: { ...headers, cookie: site.cookie },
          ...(hasBody && payload !== undefined && { payload }),
        });
        if (answer.statusCode < 400) heard.push(`${method} ${url} ${answer.statusCode}`);
      }
      expect(heard).toEqual([]);
      expect(await rowsOf(site.database)).toEqual(before);
    },
  );

  test('[R57] is told by no answer that it may send more or read what comes back', async () => {
    const loose: string[] = [];
    for (const { method, url } of site.routes) {
      const ask: InjectOptions = {
        method: 'OPTIONS',
        url,
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type',
        },
      };
      const answers = [await site.app.inject(ask), await site.app.inject({ ...ask, method })];
      for (const { headers } of answers)
        loose.push(...Object.keys(headers).filter((name) => name.startsWith('access-control-')));
    }
    expect(loose).toEqual([]);
  });
});

describe('reading', () => {
  test('[R57] changes nothing, not even where an address says that it should', async () => {
    const before = await rowsOf(site.database);
    const query = `${asForm}&_method=DELETE`;
    const overrides = { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' };
    const authorization = `Bearer ${site.robin.token}`;
    for (const { url } of site.routes.filter(({ url: address }) => !address.startsWith('/identity/google'))) {
      for (const method of ['GET', 'HEAD'] as const) {
        await site.app.inject({ method, url, headers: { cookie: site.cookie, authorization } });
        await site.app.inject({
          method,
          url: `${url}?${query}`,
          headers: { cookie: site.cookie, authorization, ...overrides },
        });
      }
    }
    expect(await rowsOf(site.database)).toEqual(before);
  });
});

const ruses = [
  '.css',
  '.js',
  '/x.css',
  ';x.css',
  '%2fx.css',
  '%3bx.css',
  '%23x.css',
  '%3fx.css',
  '%0ax.css',
  '%00.css',
  '/%2e%2e/x.css',
  '/',
];

describe('an answer about somebody', () => {
  test('[R56] is kept by no cache and says what it depends on, whatever its status', async () => {
    const kept: string[] = [];
    for (const { method, url } of site.routes.filter(({ url: address }) => isPersonal(address))) {
      for (const headers of [{}, { cookie: site.cookie, authorization: `Bearer ${site.robin.token}` }]) {
        const answer = await site.app.inject({
          method: isUnsafe({ method, url, pattern: url }) ? 'GET' : method,
          url,
          headers,
        });
        if (!isPrivate(answer, url)) kept.push(`${method} ${url} ${answer.statusCode}`);
      }
    }
    expect(kept).toEqual([]);
  });

  test('[R56] is not found under an address that looks like a file’s', async () => {
    const found: string[] = [];
    const calls = site.routes.filter(
      ({ method, url }) => method === 'GET' && isPersonal(url) && !/anything|chat/.test(url),
    );
    expect(calls.length).toBeGreaterThan(10);
    for (const { url } of calls) {
      for (const ruse of ruses) {
        const headers = { cookie: site.cookie, authorization: `Bearer ${site.robin.token}` };
        const answer = await site.app.inject({ url: `${url}${ruse}`, headers });
        if (answer.statusCode !== 404 || !isPrivate(answer, url))
          found.push(`${url}${ruse} ${answer.statusCode}`);
      }
    }
    expect(found).toEqual([]);
  });
});

function isPersonal(url: string): boolean {
  // The keys of the tokens are for everybody.
  return /^\/(api\/user|api\/chat|identity)\//.test(url) && url !== '/identity/jwks';
}

function isPrivate({ headers }: LightMyRequestResponse, url: string): boolean {
  const vary = url.startsWith('/identity') ? 'cookie' : 'authorization';
  return headers['cache-control'] === 'private, no-store' && headers['vary'] === vary;
}
