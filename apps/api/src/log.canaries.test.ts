/** What visitors write, and who they are, through every route and every kind of failure: none of it may be logged. */
import type { Mail } from '@kinora/identity/identity';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { DatabaseError } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { AppParts } from './app.ts';
import { createMemoryDatabase } from './database/memory-database.ts';
import { openLog } from './http/request-log.ts';
import { countEvents } from './metrics/count-events.ts';
import { createSiteMetrics } from './metrics/site-metrics.ts';
import { linkToken } from './session/test-browser.ts';
import { aCatalogue, aChatbot, aSettings, aSite, aSiteThatAsks, buildTestApp } from './test-app.ts';
import { anIdentity, publicUrl } from './test-identity.ts';
import { keepLog } from './test-log.ts';
import { identityCalls, listRoutes, type TestRoute } from './test-routes.ts';

const word = 'canary';
const canary = {
  email: `${word}.mail@${word}.example`,
  password: `${word} password 77`,
  name: `Canary ${word}son`,
  text: `${word} "quoted" 'text'\nnew line <b>`,
  address: '203.0.113.77',
};
const query = new URLSearchParams({
  query: canary.text,
  email: canary.email,
  token: `${word}-token`,
  page: word,
});

async function openSite(overrides: Partial<AppParts> = {}) {
  const log = keepLog();
  const metrics = createSiteMetrics('0.0.0');
  const mails: Mail[] = [];
  const database = createMemoryDatabase();
  const events = countEvents(openLog('trace', log.stream), metrics.observer);
  const identity = anIdentity(database, {
    sendMail: async (mail) => void mails.push(mail),
    logEvent: (event, details = {}) => events.info({ event, ...details }, 'identity'),
  });
  const app = await buildTestApp({
    database,
    identity,
    settings: aSettings({ logLevel: 'trace' }),
    logStream: log.stream,
    observer: metrics.observer,
    ...overrides,
  });
  const secrets: string[] = [];
  return { app, log, metrics, mails, secrets, database, ask: (options: InjectOptions) => ask(app, options) };
}

type Site = Awaited<ReturnType<typeof openSite>>;

function ask(app: FastifyInstance, options: InjectOptions) {
  return app.inject({
    remoteAddress: canary.address,
    ...options,
    headers: { 'content-type': 'application/json', origin: publicUrl, ...options.headers },
  });
}

/** What somebody does who registers, forgets the password, keeps films and talks; resolves with the ID token. */
async function visit({ ask: send, mails, secrets }: Site): Promise<string> {
  const post = (path: string, payload: object, headers = {}) =>
    send({ method: 'POST', url: `/${path}`, payload, headers });
  const account = { email: canary.email, password: canary.password, name: canary.name };
  await post('identity/register', account);
  const verifyToken = linkToken(mails, canary.email);
  await post('identity/verify', { token: verifyToken });
  await post('identity/login', { email: canary.email, password: `${word} wrong` });
  await post('identity/password-reset', { email: canary.email });
  const resetToken = linkToken(mails, canary.email);
  await post('identity/new-password', { token: resetToken, password: canary.password });
  const signedIn = await post('identity/login', { email: canary.email, password: canary.password });
  const { token, user } = signedIn.json();
  const authorization = `Bearer ${token.value}`;
  const made = await post('api/user/playlists', { name: `${word} list` }, { authorization });
  await post(`api/user/playlists/${made.json().playlist_id}/movies`, { tmdb_id: 11 }, { authorization });
  await post('api/user/likes', { tmdb_id: 11 }, { authorization });
  await post('api/chat/send', { message: `${word}: what shall I watch?` }, { authorization });
  await send({ url: `/search/${word}%20film?page=${word}`, headers: { cookie: `session=${word}` } });
  secrets.push(verifyToken, resetToken, token.value, user.uid);
  return token.value;
}

let routes: TestRoute[];

const wholeBody = JSON.stringify({
  ...canary,
  message: canary.text,
  tmdb_id: word,
  status: word,
  token: word,
});
const bodies = [wholeBody, `{"email": "${canary.email}", ${word}`, `"${word.repeat(4_000)}"`];

/** Every route as it should not be asked. */
async function pester(
  { ask: send }: Site,
  tokens: readonly string[],
  sent: readonly string[],
): Promise<void> {
  for (const { method, url } of routes) {
    const mayHaveBody = method !== 'GET' && method !== 'HEAD';
    for (const token of tokens) {
      const authorization = `Bearer ${token}`;
      for (const payload of mayHaveBody ? sent : [undefined])
        await send({
          method,
          url: `${url.replace('anything', word)}?${query}`,
          headers: { authorization, cookie: `a=${word}` },
          ...(payload !== undefined && { payload }),
        });
    }
  }
}

async function leaks({ log, metrics, secrets }: Site): Promise<string[]> {
  const written = `${log.text()}\n${await metrics.registry.metrics()}`;
  const lines = written.split('\n').filter((line) => line.toLowerCase().includes(word));
  return [...lines, ...[...secrets, canary.address].filter((secret) => written.includes(secret))];
}

/** As a database, a mail server or a library may word its errors. */
function aTalkativeError(): Error {
  const error = new DatabaseError(`invalid input syntax: "${canary.text}"`, 100, 'error');
  const words = { detail: `Key (email)=(${canary.email}) exists`, hint: word, where: word, code: '22P02' };
  return new Error(`cannot keep '${canary.name}' of ${canary.email}`, { cause: Object.assign(error, words) });
}

const talk = () => Promise.reject(aTalkativeError());

beforeAll(async () => {
  const all = await listRoutes(() => buildTestApp());
  routes = [...all.filter(({ method }) => method !== 'TRACE'), ...identityCalls];
});

test('[R66 R77] nothing of a visitor is in the log or the metrics, and every line has its form', async () => {
  const site = await openSite({
    settings: aSettings({ logLevel: 'trace', trustedProxies: ['192.0.2.0/24'] }),
  });
  const token = await visit(site);
  await pester(site, [token, `${word}.${word}.${word}`], bodies);
  expect(await leaks(site)).toEqual([]);

  const lines = site.log.read();
  const events = new Set(lines.map(({ event }) => event));
  for (const event of ['registered', 'email-verified', 'sign-in-failed', 'signed-in', 'password-changed'])
    expect(events).toContain(event);
  expect(events).toContain('token-refused');
  const [like] = lines.filter(({ path, status }) => path === '/api/user/likes' && status === 201);
  expect(like).toMatchObject({ user: expect.any(String), network: '203.0.113.0' });
  const ofIdentity = lines.filter(({ msg }) => msg === 'identity');
  const answered = new Set(lines.filter(({ msg }) => msg === 'answered').map(({ requestId }) => requestId));
  expect(ofIdentity.length).toBeGreaterThan(0);
  for (const { requestId } of ofIdentity) expect(answered).toContain(requestId);
});

test.each<[string, Partial<AppParts>]>([
  ['film data', { catalogue: aCatalogue({ findMovie: talk, searchMovies: talk, listMovies: talk }) }],
  ['chatbot', { chat: { chatbot: aChatbot({ reply: talk }) } }],
  ['identity', { identity: { answer: talk, readToken: talk, ensureVerifiedAccount: talk, prepare: talk } }],
  ['pages', { site: aSite(talk) }],
  ['storage', { database: { ...createMemoryDatabase(), isWell: talk } }],
])(
  '[R66 R77] errors of the %s that quote a visitor are logged without the words',
  async (_what, overrides) => {
    const site = await openSite(overrides);
    await pester(site, [`${word}.token`], [wholeBody]);
    await site.ask({ method: 'POST', url: '/api/chat/send', payload: { message: canary.text } });
    await site.ask({ url: `/search/${word}` });
    await site.ask({ url: '/api/tmdb/movie/11' });
    expect(await leaks(site)).toEqual([]);
    const faults = site.log.read().filter(({ level }) => level === 'error');
    expect(faults.length).toBeGreaterThan(0);
    for (const { requestId } of faults) expect(requestId).toEqual(expect.any(String));
  },
);

test('[R77] what a page asks of the server is logged under the id that the page was asked with', async () => {
  const site = await openSite({
    site: aSiteThatAsks('api/tmdb/movie/11'),
  });
  await site.ask({ url: '/movie/11', headers: { 'x-request-id': 'from-the-proxy' } });
  const lines = site.log.read().filter(({ msg }) => msg.startsWith('answered'));
  expect(lines.map(({ path, requestId }) => [path, requestId])).toEqual([
    ['/api/tmdb/movie/11', 'from-the-proxy'],
    ['/movie/11', 'from-the-proxy'],
  ]);
});
