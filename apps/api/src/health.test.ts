import { Failure } from '@kinora/contracts/failure';
import { createIdentity } from '@kinora/identity/create-identity';
import { expect, onTestFinished, test } from 'vitest';
import { createMemoryDatabase } from './database/memory-database.ts';
import { drain } from './http/health.routes.ts';
import { createRecommender } from './recommendations/recommender.ts';
import { noObserver } from './http/observer.ts';
import { openShared } from './open-shared.ts';
import { aCatalogue, buildTestApp } from './test-app.ts';
import { identityParts } from './test-identity.ts';

const unasked = () => Promise.reject(new Error('nobody may ask'));
const down = () => Promise.reject(new Failure('catalogue-down', 'The film database is down.'));
const closedPort = 'http://127.0.0.1:1';

async function stateOf(app: Awaited<ReturnType<typeof buildTestApp>>) {
  const answer = await app.inject('/readyz');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await app.inject('/livez')).statusCode).toBe(200);
  return [answer.statusCode, answer.json()];
}

test('[R75] a process starts, is ready, and drains, and says which of these it does', async () => {
  const readiness = { isReady: false };
  const app = await buildTestApp({ readiness });
  expect(await stateOf(app)).toEqual([503, { status: 'starting' }]);
  readiness.isReady = true;
  expect(await stateOf(app)).toEqual([200, { status: 'ready' }]);
  drain(readiness);
  expect(await stateOf(app)).toEqual([503, { status: 'draining' }]);
});

test('[R75] a process that was asked to end while it started does not become ready', async () => {
  const readiness = { isReady: false };
  const app = await buildTestApp({ readiness });
  drain(readiness);
  readiness.isReady = true;
  expect(await stateOf(app)).toEqual([503, { status: 'draining' }]);
});

test('[R75] without its storage a process is alive and not ready, and ready again once it is back', async () => {
  let isWell = false;
  const app = await buildTestApp({ database: { ...createMemoryDatabase(), isWell: async () => isWell } });
  expect(await stateOf(app)).toEqual([503, { status: 'storage' }]);
  isWell = true;
  expect(await stateOf(app)).toEqual([200, { status: 'ready' }]);
});

test('[R75] alive is said without a look at the storage', async () => {
  const app = await buildTestApp({ database: { ...createMemoryDatabase(), isWell: unasked } });
  expect((await app.inject('/livez')).json()).toEqual({ status: 'alive' });
});

test('[R75] a process is ready while films, recommendations, Redis and mail are down', async () => {
  const database = createMemoryDatabase();
  const shared = await openShared({
    settings: {
      redisUrl: 'redis://127.0.0.1:1',
      tmdb: undefined,
      isRateLimited: true,
      isProduction: true,
      auth: { secret: undefined, isEnumerationProtected: false, tokenIssuer: undefined },
    },
    db: database.db,
    observer: noObserver,
    log: { info: () => undefined, warn: () => undefined },
  });
  onTestFinished(() => shared.close());
  const app = await buildTestApp({
    ...shared.parts,
    database,
    catalogue: aCatalogue({ findMovie: down, listMovies: down, searchMovies: down }),
    recommender: createRecommender({ url: closedPort }),
    identity: await createIdentity(
      identityParts(database, { sendMail: () => Promise.reject(new Error('no mail server')) }),
    ),
  });
  const broken = [
    await app.inject('/api/tmdb/movie/11'),
    await app.inject('/api/recommendations/11'),
    await app.inject({
      method: 'POST',
      url: '/identity/register',
      headers: { origin: 'https://kinora.example' },
      payload: { email: 'robin@kinora.example', password: 'row-seven-with-popcorn', name: 'Robin' },
    }),
  ];
  expect(broken.map(({ statusCode }) => statusCode)).toEqual([502, 502, 502]);
  expect(await stateOf(app)).toEqual([200, { status: 'ready' }]);
});
