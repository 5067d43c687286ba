import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { describeOnRedis, openTestStore, startOwnRedis } from './test-redis.ts';
import { aCatalogue, aPage, aSettings, aSite, buildTestApp } from './test-app.ts';
import { buildUserApp } from './test-users.ts';
import type { WebModule } from './web-host/web-app.ts';
import { usualRates } from './http/limits.ts';
import { noObserver, type Observer } from './http/observer.ts';
import { type CountOnce, createMemoryCounter, createSharedCounter } from './http/rate-counters.ts';
import { createRateLimits, type RateLimitsParts } from './http/rate-limits.ts';

const minute = 60_000;

function theLimits(overrides: Partial<RateLimitsParts> = {}) {
  return createRateLimits({
    countOnce: createMemoryCounter(),
    hide: (...texts) => texts.join(' '),
    areNetworksLimited: true,
    ...overrides,
  });
}

function fewTimes(times: { account?: number; network?: number; work?: number }) {
  const { account = 1_000, network = 1_000, work = 1_000 } = times;
  return {
    account: { name: 'account', times: account, within: 5 * minute },
    network: { name: 'network', times: network, within: 5 * minute },
    work: { name: 'work', times: work, within: 5 * minute },
  };
}

/** Counts alone, without remembering when. */
function keysCounted() {
  const keys: string[] = [];
  const countOnce: CountOnce = async (_rate, key) => {
    keys.push(key);
    return { times: 1, endsIn: minute };
  };
  return { keys, countOnce };
}

test('[R6] an account may make 300 calls in five minutes, and is told how many are left', async () => {
  const clock = { time: 0 };
  const rateLimits = theLimits({ countOnce: createMemoryCounter(() => clock.time) });
  const { signUp } = await buildUserApp({ rateLimits });
  const robin = await signUp('Robin');
  const answers = [];
  for (let call = 0; call < 300; call += 1) answers.push(await robin.call('GET', 'playlists'));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(answers[0]?.headers).toMatchObject({
    'ratelimit-policy': '300;w=300',
    'ratelimit-limit': '300',
    'ratelimit-remaining': '299',
    'ratelimit-reset': '300',
  });
  expect(answers[299]?.headers['ratelimit-remaining']).toBe('0');

  clock.time = 2 * minute;
  const refused = await robin.call('GET', 'playlists');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    code: 'too-many-requests',
    message: 'Too many requests. Please try again in 180 seconds.',
  });
  expect(refused.headers).toMatchObject({
    'retry-after': '180',
    'ratelimit-remaining': '0',
    'ratelimit-reset': '180',
    'cache-control': 'private, no-store',
  });
  expect((await (await signUp('Kim')).call('GET', 'playlists')).statusCode).toBe(200);
  clock.time = 5 * minute;
  expect((await robin.call('GET', 'playlists')).statusCode).toBe(200);
});

test('[R6] a network is counted before a token is read, an IPv6 one by its first 64 bits', async () => {
  const { app } = await buildUserApp({ rateLimits: theLimits({ rates: fewTimes({ network: 2 }) }) });
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/user/likes', remoteAddress })).statusCode;
  expect([await ask('2001:db8:1:2::1'), await ask('2001:db8:1:2:ffff::9')]).toEqual([401, 401]);
  expect(await ask('2001:db8:1:2:abcd::5')).toBe(429);
  expect(await ask('2001:db8:1:3::1')).toBe(401);
  expect(await ask('192.0.2.7')).toBe(401);
});

test('[R6] what is kept is never limited; what must be made is, by network', async () => {
  const requestLimited = vi.fn<Observer['requestLimited']>();
  const eventHappened = vi.fn<Observer['eventHappened']>();
  const rateLimits = theLimits({
    rates: fewTimes({ work: 2 }),
    observer: { ...noObserver, requestLimited, eventHappened },
  });
  const app = await buildTestApp({ rateLimits, site: aSite(async () => aPage()) });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect([await statusOf('/api/tmdb/movie/11'), await statusOf('/')]).toEqual([200, 200]);
  const refused = await app.inject('/api/tmdb/movie/12');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ success: false, status_code: 25 });
  expect(refused.headers['retry-after']).toBe('300');
  const refusedPage = await app.inject('/movie/12');
  expect(refusedPage.statusCode).toBe(429);
  expect(refusedPage.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '300',
  });
  for (const url of ['/api/tmdb/movie/11', '/', '/livez', '/images/w342/poster-11.svg', '/robots.txt'])
    for (let time = 0; time < 20; time += 1) expect(await statusOf(url)).toBe(200);
  expect(requestLimited.mock.calls).toEqual([['work'], ['work']]);
  expect(eventHappened.mock.calls).toEqual([['limit-reached']]);
});

test('[R6] a page counts once, whatever the server asks itself for it', async () => {
  const { keys, countOnce } = keysCounted();
  const module: WebModule = {
    createWebApp:
      ({ callApi }) =>
      async () => {
        const answers = await Promise.all([11, 12, 13].map((id) => callApi(`api/tmdb/movie/${id}`)));
        return aPage(answers.map(({ status }) => status).join());
      },
  };
  const site = { ...aSite(async () => aPage()), module };
  const app = await buildTestApp({ rateLimits: theLimits({ countOnce }), site });
  expect((await app.inject('/')).body).toContain('200,200,200');
  expect(keys).toEqual(['work 127.0.0.1']);
});

test("[R6] networks are not limited on a developer's machine, accounts are", async () => {
  const rateLimits = theLimits({
    areNetworksLimited: false,
    rates: fewTimes({ account: 1, network: 0, work: 0 }),
  });
  const { app, signUp } = await buildUserApp({ rateLimits });
  expect((await app.inject('/api/tmdb/movie/11')).statusCode).toBe(200);
  const robin = await signUp('Robin');
  const statuses = [await robin.call('GET', 'likes'), await robin.call('GET', 'likes')];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
});

test('[R7] a hundred forged addresses count as the one that they came from', async () => {
  const { keys, countOnce } = keysCounted();
  const { app } = await buildUserApp({ rateLimits: theLimits({ countOnce }) });
  for (let forged = 0; forged < 100; forged += 1) {
    const address = `198.51.100.${forged}`;
    const headers = {
      'x-forwarded-for': `${address}, 10.0.0.1`,
      'x-real-ip': address,
      forwarded: `for=${address}`,
      'x-client-ip': address,
      'cf-connecting-ip': address,
      'true-client-ip': address,
      'x-forwarded': address,
    };
    await app.inject({ url: '/api/user/likes', headers, remoteAddress: '203.0.113.9' });
    await app.inject({ url: `/api/tmdb/movie/${forged + 1}`, headers, remoteAddress: '203.0.113.9' });
  }
  expect(keys).toHaveLength(200);
  expect(new Set(keys)).toEqual(new Set(['network 203.0.113.9', 'work 203.0.113.9']));
});

test('[R7] behind a trusted proxy the address that the proxy saw counts, whatever stands before it', async () => {
  const { keys, countOnce } = keysCounted();
  const settings = aSettings({ trustedProxies: ['10.0.0.1'] });
  const { app } = await buildUserApp({ rateLimits: theLimits({ countOnce }), settings });
  const ask = (forwarded: string, remoteAddress: string) =>
    app.inject({ url: '/api/user/likes', headers: { 'x-forwarded-for': forwarded }, remoteAddress });
  await ask('203.0.113.9', '10.0.0.1');
  await ask('198.51.100.1, 203.0.113.9', '10.0.0.1');
  await ask('203.0.113.9', '10.0.0.2');
  expect(keys).toEqual(['network 203.0.113.9', 'network 203.0.113.9', 'network 10.0.0.2']);
});

test('[R55] [R6] a flood of networks stays within the memory that is meant for counting', async () => {
  const countOnce = createMemoryCounter(() => 0);
  for (let network = 0; network < 60_000; network += 1)
    await countOnce(usualRates.work, `network ${network}`);
  expect((await countOnce(usualRates.work, 'network 59999')).times).toBe(2);
  expect((await countOnce(usualRates.work, 'network 0')).times).toBe(1);
});

describeOnRedis('limits that processes share', (url) => {
  test('[R6] the limit is exact over two processes, whichever is asked', async () => {
    const secret = randomUUID();
    const hide = (...texts: string[]) => [secret, ...texts].join(' ');
    const open = async () => {
      const countOnce = createSharedCounter(await openTestStore(url, { patience: 10_000 }));
      return createRateLimits({ countOnce, hide, areNetworksLimited: true });
    };
    const one = await buildUserApp({ rateLimits: await open() });
    const { database, identity } = one;
    const other = await buildTestApp({ database, identity, rateLimits: await open() });
    const { token } = await one.signUp('Robin');
    const calls = Array.from({ length: 400 }, (_, call) =>
      (call % 2 === 0 ? one.app : other).inject({
        url: '/api/user/playlists',
        headers: { authorization: `Bearer ${token}` },
      }),
    );
    const statuses = (await Promise.all(calls)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
  });

  test('[R6] windows end in Redis too, and its keys name nobody', async () => {
    const server = await startOwnRedis();
    const store = await openTestStore(server.url, { patience: 10_000 });
    const rateLimits = theLimits({ countOnce: createSharedCounter(store), hide: () => 'hidden' });
    const { app } = await buildUserApp({ rateLimits });
    const answer = await app.inject({ url: '/api/user/likes', remoteAddress: '203.0.113.9' });
    expect(answer.headers['ratelimit-reset']).toBe('300');
    const keys = await store.ask((redis) => redis.keys('*'));
    expect(keys).toEqual(['kinora:rate:network:hidden']);
    const left = await store.ask((redis) => redis.pttl(keys[0] ?? ''));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(5 * minute);
  });

  test('[R6] while Redis is gone each process holds to what it has counted itself', async () => {
    const server = await startOwnRedis();
    const store = await openTestStore(server.url);
    const countOnce = createSharedCounter(store);
    for (let time = 0; time < 10; time += 1) await countOnce(usualRates.account, 'robin');
    await server.kill();
    expect((await countOnce(usualRates.account, 'robin')).times).toBe(11);
    await server.restart();
    await vi.waitFor(
      async () => expect((await countOnce(usualRates.account, 'robin')).times).toBeLessThan(11),
      {
        timeout: 10_000,
      },
    );
  });
});

test('without limits nothing is counted', async () => {
  const app = await buildTestApp({ catalogue: aCatalogue() });
  expect((await app.inject('/api/user/likes')).headers['ratelimit-limit']).toBeUndefined();
});
