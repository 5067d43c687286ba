/** The headers that stand on every answer: every route of the app, asked in every way that it can be asked. */
import { Failure } from '@kinora/contracts/failure';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { AppParts } from './app.ts';
import { prepareBody } from './http/prepared-body.ts';
import { aCatalogue, aChatbot, aPage, aRecommender, aSettings, aSite, listen, sendRaw } from './test-app.ts';
import { identityCalls, listRoutes, type TestRoute } from './test-routes.ts';
import { buildUserApp } from './test-users.ts';

const pagePolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-embedder-policy': 'credentialless',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
} as const;

const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const body = {
  tmdb_id: 12,
  status: 'watched',
  name: 'Robin',
  displayName: 'Robin',
  message: 'a western',
  email: 'robin@kinora.example',
  password: 'row-seven-with-popcorn',
};

const json = { 'content-type': 'application/json' };
const large = JSON.stringify('x'.repeat(20_000));

/** The ways to ask for one route. */
function waysToAsk({ method, url }: TestRoute, token: string): InjectOptions[] {
  const authorization = `Bearer ${token}`;
  const isSafe = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  const plain = { method, url };
  if (isSafe) {
    return [
      plain,
      { ...plain, headers: { authorization } },
      { ...plain, headers: { authorization, 'if-none-match': '*' } },
      { ...plain, url: `${url}?page=0&page=1` },
      { ...plain, url: `${url}?x=${'x'.repeat(5_000)}` },
    ];
  }
  return [
    { ...plain, payload: body },
    { ...plain, headers: { authorization, accept: 'text/event-stream' }, payload: body },
    { ...plain, headers: { ...json, authorization }, payload: '{"' },
    { ...plain, headers: { 'content-type': 'text/plain', authorization }, payload: 'x' },
    { ...plain, headers: { ...json, authorization, origin: 'https://evil.example' }, payload: '{}' },
    { ...plain, headers: { ...json, authorization }, payload: large },
  ];
}

/** Where the app has one route for many addresses, one of each kind. */
const behindStars: TestRoute[] = [
  ['GET', '/images/w500/poster-11.svg'] as const,
  ['GET', '/assets/app-3f9a.js'] as const,
  ['GET', '/'] as const,
  ['GET', '/moved'] as const,
  ['GET', '/nowhere'] as const,
  ['GET', '/api/tmdb/movie/11'] as const,
  ['GET', '/api/tmdb/movie/popular'] as const,
  ['GET', '/sitemap-9.xml'] as const,
  ['PROPFIND', '/'] as const,
].map(([method, url]) => ({ method: method as TestRoute['method'], url, pattern: url })); // PROPFIND is none that the types know

/** More than anybody may send in a minute. */
const manyMessages = Array.from({ length: 15 }, (): TestRoute => {
  return { method: 'POST', url: '/api/chat/send', pattern: '/api/chat/send' };
});

const site = aSite(
  async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/moved')
      return aPage('', { location: '/', 'content-security-policy': pagePolicy }, 302);
    if (pathname === '/anything') throw new Error('a bug');
    const headers = { 'content-security-policy': pagePolicy };
    return aPage('page', headers, pathname === '/nowhere' ? 404 : 200);
  },
  new Map([['/assets/app-3f9a.js', prepareBody('text/javascript; charset=utf-8', 'export {};')]]),
);

const standIns = { hasOutbox: true, hasProvider: true };

const weathers: Record<string, () => Partial<AppParts>> = {
  fair: () => ({ recommender: aRecommender() }),
  'upstream down': () => ({
    catalogue: aCatalogue({
      findMovie: () => Promise.reject(new Failure('catalogue-down', 'Down.')),
      listMovies: () => Promise.reject(new Failure('catalogue-slow', 'Slow.')),
    }),
    chat: { chatbot: aChatbot({ reply: () => Promise.reject(new Error('a bug')) }) },
  }),
  overloaded: () => ({
    load: () => ({ lag: 1e6, begun: 1e6, pageWait: 1e6, underWay: 1e6 }),
    readiness: { isReady: false },
  }),
};

interface Answered {
  asked: string;
  status: number;
  headers: LightMyRequestResponse['headers'];
}

function faultsOf({ status, headers }: Answered): string[] {
  const faults = Object.entries(everywhere)
    .filter(([name, value]) => headers[name] !== value)
    .map(([name]) => name);
  // What leads to a provider, or comes from a mail, names itself to nobody.
  if (!['strict-origin-when-cross-origin', 'no-referrer'].includes(String(headers['referrer-policy'])))
    faults.push('referrer-policy');
  const isMail = String(headers['content-security-policy']).startsWith('sandbox ');
  if (headers['x-frame-options'] !== (isMail ? 'SAMEORIGIN' : 'DENY')) faults.push('x-frame-options');
  const type = headers['content-type'] ?? '';
  const isPicture = type.startsWith('image/') || headers['cross-origin-resource-policy'] === 'cross-origin';
  if (headers['cross-origin-resource-policy'] !== (isPicture ? 'cross-origin' : 'same-origin'))
    faults.push('cross-origin-resource-policy');
  if (!isGoodPolicy(String(headers['content-security-policy']), { type, isPicture, status }))
    faults.push('content-security-policy');
  if (!/^[\w-]{36}$/.test(String(headers['x-request-id']))) faults.push('x-request-id');
  if ('x-powered-by' in headers || 'server' in headers) faults.push('a name of the server');
  return faults;
}

interface Kind {
  type: string;
  isPicture: boolean;
  status: number;
}

/** Nothing, for a call; a picture’s own styles; for a page what it names, of which nothing is broad or inline. */
function isGoodPolicy(policy: string, { type, isPicture, status }: Kind): boolean {
  if (isPicture) return policy === picturePolicy;
  if (policy.startsWith('sandbox ')) return !policy.includes('script');
  const isPage = type.startsWith('text/html') || status === 304 || status === 302;
  if (!isPage) return policy === closedPolicy;
  return policy.startsWith("default-src 'none'") && !/unsafe|data:|https?:(?!\/\/)|\*/.test(policy);
}

/** Each is a 304 or an answer with a status that some route must have given, or the walk went past something. */
const expectedStatuses = [
  200, 201, 302, 303, 304, 400, 401, 403, 404, 405, 409, 413, 414, 415, 429, 500, 502, 503, 504,
];

const walked: Answered[] = [];

test.each(Object.entries(weathers))(
  '[R51] stand on every answer of every route: %s',
  async (_weather, parts) => {
    const overrides = {
      ...parts(),
      site,
      standIns,
      settings: aSettings({ securityContact: 'mailto:a@b.example' }),
    };
    let built: Awaited<ReturnType<typeof buildUserApp>> | undefined;
    const routes = await listRoutes(async () => (built = await buildUserApp(overrides)));
    if (!built) throw new Error('The app was not built.');
    const { token } = await built.signUp('Robin');

    const answers = await askAll(
      built.app,
      [...routes, ...identityCalls, ...behindStars, ...manyMessages],
      token,
    );

    expect(answers.length).toBeGreaterThan(500);
    expect(
      answers.map((answer) => [answer.asked, faultsOf(answer)]).filter(([, faults]) => faults?.length),
    ).toEqual([]);
    walked.push(...answers);
    await built.app.close();
  },
);

async function askAll(
  app: FastifyInstance,
  routes: readonly TestRoute[],
  token: string,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const route of routes) {
    for (const way of waysToAsk(route, token)) {
      // The stand-in for Google writes to a socket, which is seen below.
      if (route.url.startsWith('/dev/google')) continue;
      const { statusCode, headers } = await app.inject(way);
      answers.push({ asked: `${route.method} ${route.pattern} ${statusCode}`, status: statusCode, headers });
    }
  }
  return answers;
}

test('[R51] the walk met every kind of answer', () => {
  const statuses = new Set(walked.map(({ status }) => status));
  expect(expectedStatuses.filter((status) => !statuses.has(status))).toEqual([]);
  const types = new Set(walked.map(({ headers }) => String(headers['content-type']).split(';')[0]));
  expect([...types].sort()).toEqual(
    expect.arrayContaining([
      'application/json',
      'application/xml',
      'image/svg+xml',
      'text/csv',
      'text/event-stream',
      'text/html',
      'text/javascript',
      'text/plain',
    ]),
  );
});

const requests = {
  'broken HTTP': 'nonsense\r\n\r\n',
  'headers too large': `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
  'another host in the address': 'GET http://evil.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  TRACE: 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  'two lengths': 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx',
  'a method of nobody': 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n',
  'no host': 'GET /livez HTTP/1.1\r\nconnection: close\r\n\r\n',
  'an expectation of nobody':
    'POST /identity/login HTTP/1.1\r\nhost: x\r\nexpect: tea\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}',
  'the stand-in for Google':
    'GET /dev/google/auth?client_id=x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
};

test.each(Object.entries(requests))('[R51] stand on the answer to %s', async (name, bytes) => {
  const { app } = await buildUserApp({ site, standIns });
  const answer = await sendRaw(await listen(app), bytes);
  await app.close();
  expect(answer).toMatch(/^HTTP\/1\.1 [45]\d\d /);
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const lines = head.toLowerCase().split('\r\n');
  const { 'cross-origin-opener-policy': opener, ...others } = everywhere;
  // The stand-in plays another site, which ties no windows.
  const wanted = name.includes('Google') ? others : { ...others, 'cross-origin-opener-policy': opener };
  for (const [header, value] of Object.entries(wanted))
    expect(lines).toContain(`${header}: ${value}`.toLowerCase());
  expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(head).toMatch(/^x-frame-options: deny/im);
  expect(head).toMatch(/^referrer-policy: (strict-origin-when-cross-origin|no-referrer)\r?$/im);
});
