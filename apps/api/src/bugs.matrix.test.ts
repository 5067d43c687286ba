/** What a bug does to whoever runs into it, at every route of the app, and to everybody else. */
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import type { User } from '@kinora/contracts/session';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type Driver, Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryDatabase } from './database/memory-database.ts';
import type { Database } from './database/schema.ts';
import { sqliteDialect } from './database/sqlite-driver.ts';
import { createServer } from './http/server.ts';
import {
  aCatalogue,
  aChatbot,
  aPage,
  aRecommender,
  aSettings,
  aSite,
  buildTestApp,
  listen,
} from './test-app.ts';
import { identityCalls, listRoutes, type TestRoute } from './test-routes.ts';

/** The two ways in which work fails that nobody thought of. */
const ways = {
  'that is thrown': (): never => {
    throw new Error('a bug');
  },
  'of a promise': (): Promise<never> => Promise.reject(new Error('a bug')),
};
type Fail = () => Promise<never>;

const user: User = {
  uid: 'user-1',
  email: 'fan@kinora.example',
  displayName: 'A fan',
  emailVerified: true,
};

/** An app in which nothing works that a request could need. */
function buildBrokenApp(fail: Fail): Promise<FastifyInstance> {
  return buildTestApp({
    catalogue: aCatalogue({
      listMovies: fail,
      findMovie: fail,
      findCredits: fail,
      searchMovies: fail,
      discoverMovies: fail,
      findPersonMovieCredits: fail,
      listMovieIds: fail,
    }),
    recommender: aRecommender({
      recommendFor: fail,
      recommendForDescribed: fail,
      recommendPersonally: fail,
    }),
    chat: { chatbot: aChatbot({ reply: fail }) },
    pictures: { draw: ways['that is thrown'] },
    database: aBrokenDatabase(fail),
    identity: {
      answer: fail,
      // Whoever has a token is let in, so that what lies behind is reached.
      readToken: async () => ({ user, sessionId: 'session-1', pseudonym: 'somebody' }),
      ensureVerifiedAccount: fail,
      prepare: fail,
    },
    site: aSite(fail),
    standIns: { hasOutbox: true, hasProvider: false },
  });
}

function aBrokenDatabase(fail: Fail): Database {
  const whole = createMemoryDatabase();
  const words = sqliteDialect({
    file: { handle: new DatabaseSync(':memory:'), folder: '', assertInPlace: () => undefined },
    onFault: () => undefined,
  });
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: fail,
    beginTransaction: fail,
    commitTransaction: fail,
    rollbackTransaction: fail,
    releaseConnection: fail,
    destroy: async () => undefined,
  };
  return { ...whole, db: new Kysely({ dialect: { ...words, createDriver: () => driver } }) };
}

/** Answered without anything that could break. */
const needNothing = new Set([
  'GET /livez',
  // It tells of the storage itself, and has its own tests.
  'GET /readyz',
  'GET /robots.txt',
  'GET /api/docs',
  'GET /api/docs/openapi.json',
  'GET /sitemap-:number(^\\d+).xml',
]);

/** Something that the route finds, where its pattern alone does not say it. */
const examples: Record<string, string> = {
  '/api/tmdb/*': '/api/tmdb/movie/11',
  '/images/*': '/images/w500/poster-11.svg',
  '/*': '/movie/11',
};

const payload = {
  tmdb_id: 12,
  status: 'watched',
  name: 'Saturday',
  message: 'a western',
  email: 'fan@kinora.example',
  password: 'row-seven-with-popcorn',
};

async function ask(
  app: FastifyInstance,
  { method, pattern, url }: TestRoute,
): Promise<LightMyRequestResponse> {
  const hasBody = method === 'POST' || method === 'PATCH';
  return app.inject({
    method,
    url: examples[pattern] ?? url,
    headers: { authorization: 'Bearer a-token', origin: 'https://kinora.example' },
    ...(hasBody && { payload }),
  });
}

/** Routes that only say that there is no such call, or that the method is another or wants a body. */
const refused = new Set([400, 404, 405]);

describe.each(Object.entries(ways))('a bug %s', (_way, fail) => {
  let routes: TestRoute[] = [];
  let app: FastifyInstance;

  beforeAll(async () => {
    routes = await listRoutes(async () => (app = await buildBrokenApp(fail)));
    routes = [...routes.filter(({ pattern }) => !pattern.startsWith('/identity')), ...identityCalls];
  });

  afterAll(() => app.close());

  test('[R22] is answered 500 with the request id by every route, and with nothing of the bug', async () => {
    const others: Record<string, number> = {};
    let broken = 0;
    for (const route of routes) {
      const answer = await ask(app, route);
      const name = `${route.method} ${route.pattern}`;
      expect([name, answer.headers['x-request-id']]).toEqual([name, expect.stringMatching(/^[\w-]{36}$/)]);
      expect([name, answer.body]).toEqual([name, expect.not.stringContaining('a bug')]);
      if (answer.statusCode === 500) broken += 1;
      else if (!refused.has(answer.statusCode)) others[name] = answer.statusCode;
    }
    expect(Object.keys(others).filter((name) => !needNothing.has(name.replace('HEAD', 'GET')))).toEqual([]);
    expect(broken).toBeGreaterThan(60);
  });

  test('[R22] leaves everybody else alone', async () => {
    const port = await listen(app);
    const asked = Array.from({ length: 60 }, (_, number) =>
      number % 3 === 0 ? '/livez' : `/movie/${number}`,
    );
    const statuses = await Promise.all(
      asked.map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status),
    );
    expect(statuses).toEqual(asked.map((path) => (path === '/livez' ? 200 : 500)));
  });
});

async function* pieces(whole: number) {
  for (let piece = 0; piece < whole; piece += 1) yield 'piece '.repeat(1_000);
  throw new Error('a bug');
}

/** Some answers break: before its first byte, after it, or long after it. */
async function aStreamingServer() {
  const app = createServer(aSettings());
  app.get('/before', async (_request, reply) => reply.send(Readable.from(pieces(0))));
  app.get('/after', async (_request, reply) => reply.send(Readable.from(pieces(1))));
  app.get('/long-after', async (_request, reply) => reply.send(Readable.from(pieces(50))));
  app.get('/twice', async (_request, reply) => {
    void reply.send('answered');
    throw new Error('a bug');
  });
  app.get('/good', async () => 'good');
  return { app, port: await listen(app) };
}

describe('a bug in the middle of an answer', () => {
  test('[R22] ends that answer, and no other', async () => {
    const { app, port } = await aStreamingServer();
    const read = async (path: string) => {
      try {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`);
        return `${answer.status} ${(await answer.text()).slice(0, 8)}`;
      } catch {
        // What was begun as a good answer can only be broken off.
        return 'broken off';
      }
    };
    const paths = ['/before', '/good', '/after', '/good', '/long-after', '/good', '/twice', '/good'];
    const answers = await Promise.all(paths.map(read));
    expect(answers).toEqual([
      '500 {"code":',
      '200 good',
      'broken off',
      '200 good',
      'broken off',
      '200 good',
      '200 answered',
      '200 good',
    ]);
    await app.close();
  });

  test('[R22] of a page is answered with the page that says so, before a byte of it went out', async () => {
    const app = await buildTestApp({
      site: aSite(async ({ url }) => {
        if (new URL(url).pathname !== '/broken') return aPage();
        return new Response(Readable.toWeb(Readable.from(pieces(1))) as ReadableStream, {
          headers: { 'content-type': 'text/html' },
        });
      }),
    });
    const [broken, good] = await Promise.all([app.inject('/broken'), app.inject('/good')]);
    expect(broken.statusCode).toBe(500);
    expect(broken.body).toContain('Something went wrong');
    expect(broken.body).toContain(String(broken.headers['x-request-id']));
    expect(good.statusCode).toBe(200);
  });
});
