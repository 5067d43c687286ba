import { sample, webPath } from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryDatabase } from '../database/memory-database.ts';
import type { Observer } from '../http/observer.ts';
import { aCatalogue, aPage, aSite, aSiteThatAsks, buildTestApp, listen, sendRaw } from '../test-app.ts';
import { identityCalls, listRoutes } from '../test-routes.ts';
import { buildUserApp } from '../test-users.ts';
import { createSiteMetrics } from './site-metrics.ts';

const seed = 20_261_121;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

async function readSeries(registry: { metrics(): Promise<string> }): Promise<string[]> {
  const text = await registry.metrics();
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** The value of the one series that begins so, or undefined. */
async function valueOf(
  registry: { metrics(): Promise<string> },
  series: string,
): Promise<number | undefined> {
  const found = (await readSeries(registry)).find((line) => line.startsWith(`${series} `));
  return found === undefined ? undefined : Number(found.slice(series.length + 1));
}

/** Everything that parts may tell, as often as there are words for it. */
function tellEverything(observer: Observer): void {
  for (const cache of ['movies', 'pages', 'pictures', 'recommendations', 'shared'] as const)
    for (const outcome of ['fresh', 'stale', 'missed', 'failed'] as const)
      observer.cacheAnswered(cache, outcome);
  for (const upstream of ['tmdb', 'recommender', 'redis'] as const) {
    for (const outcome of ['answered', 'failed', 'slow', 'refused', 'left'] as const)
      observer.upstreamAnswered(upstream, outcome, 1);
    observer.breakerChanged(upstream, true);
  }
  for (const kind of ['session', 'write', 'read', 'page', 'suggestion', 'chat'] as const)
    observer.requestShed(kind);
}

test('[R76] whatever is asked, there are no more than 2,000 series, and no address is among them', async () => {
  const { registry, observer, watchQuery, watchDatabase } = createSiteMetrics('0.0.0');
  const database = createMemoryDatabase();
  watchDatabase(database);
  for (const kind of ['select', 'insert', 'update', 'delete', 'other'] as const)
    watchQuery({ kind, milliseconds: 1, isFailed: true });
  const { app, signUp } = await buildUserApp({ observer, database });
  const robin = await signUp('Robin');
  const routes = [...(await listRoutes(() => buildTestApp())), ...identityCalls];
  const authorization = `Bearer ${robin.token}`;
  for (const url of new Set(routes.map((route) => route.url))) {
    for (const method of methods) {
      const isFirst = method === 'GET';
      await app.inject({ method, url, headers: isFirst ? {} : { authorization } });
    }
  }
  for (const method of ['POST', 'PATCH', 'DELETE'] as const)
    for (const { url } of routes.filter((route) => route.method === method))
      for (const payload of ['{', '[]', `"${'x'.repeat(20_000)}"`])
        await app.inject({
          method,
          url,
          headers: { 'content-type': 'application/json', authorization },
          payload,
        });
  for (const path of sample(webPath(), { numRuns: 100, seed })) {
    await app.inject(`/${path}`);
    await app.inject(`/identity/${path}`);
    await app.inject(`/movie/needle${path}?query=needle`);
  }
  tellEverything(observer);
  const series = await readSeries(registry);
  expect(series.length).toBeLessThanOrEqual(2_000);
  expect(series.join('\n')).not.toContain('needle');
});

test('[R76] requests are counted by the pattern of their route, their method and their status, with their times', async () => {
  const { registry, observer } = createSiteMetrics('0.0.0');
  const app = await buildTestApp({ observer });
  await app.inject('/api/tmdb/movie/11');
  await app.inject({ method: 'HEAD', url: '/api/tmdb/movie/12' });
  await app.inject('/api/tmdb/movie/none');
  await app.inject('/movie/11');
  await app.inject({ method: 'DELETE', url: '/livez' });
  const requests = (await readSeries(registry)).filter((line) => line.startsWith('kinora_requests_total'));
  expect(requests).toEqual([
    'kinora_requests_total{route="/api/tmdb/*",method="GET",status="200"} 2',
    'kinora_requests_total{route="/api/tmdb/*",method="GET",status="404"} 1',
    'kinora_requests_total{route="/movie/*",method="GET",status="200"} 1',
    'kinora_requests_total{route="/livez",method="other",status="405"} 1',
  ]);
  expect(await valueOf(registry, 'kinora_request_duration_seconds_count{route="/api/tmdb/*"}')).toBe(3);
});

test('[R76] what a page asks of its own server is not a request', async () => {
  const { registry, observer } = createSiteMetrics('0.0.0');
  const app = await buildTestApp({
    observer,
    site: aSiteThatAsks('api/tmdb/movie/11'),
  });
  await app.inject('/movie/11');
  const requests = (await readSeries(registry)).filter((line) => line.startsWith('kinora_requests_total'));
  expect(requests).toEqual(['kinora_requests_total{route="/movie/*",method="GET",status="200"} 1']);
});

test('[R76] a caller who hangs up is counted once, as such', async () => {
  const { registry, observer } = createSiteMetrics('0.0.0');
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const catalogue = aCatalogue({
    findMovie: async () => {
      asked.resolve();
      await answer.promise;
      return Promise.reject(new Error('nobody waits for it'));
    },
  });
  const app = await buildTestApp({ observer, catalogue });
  const port = await listen(app);
  const gone = new AbortController();
  const request = fetch(`http://127.0.0.1:${port}/api/tmdb/movie/11`, { signal: gone.signal });
  await asked.promise;
  gone.abort();
  await expect(request).rejects.toThrow('aborted');
  const aborted = 'kinora_requests_total{route="/api/tmdb/*",method="GET",status="aborted"}';
  await expect.poll(() => valueOf(registry, aborted)).toBe(1);
  answer.resolve();
  await app.close();
  expect(await valueOf(registry, aborted)).toBe(1);
});

test('[R76] the port of the visitors tells no metrics', async () => {
  const { observer } = createSiteMetrics('0.0.0');
  const app = await buildTestApp({ observer, site: aSite(async () => aPage('not found', {}, 404)) });
  const answer = await app.inject('/metrics');
  expect([answer.statusCode, answer.body]).toEqual([404, expect.not.stringContaining('kinora_')]);
});

test('[R76] storage, breakers, event-loop lag and what parts let be watched can be read', async () => {
  const { registry, observer, watchDatabase } = createSiteMetrics('1.2.3');
  let isWell = true;
  watchDatabase({
    ...createMemoryDatabase(),
    isWell: async () => isWell,
    connections: () => ({ busy: 2, idle: 1, waiting: 0 }),
  });
  observer.watch('things_waiting', 'Things', () => 7);
  observer.breakerChanged('tmdb', true);
  expect(await valueOf(registry, 'kinora_storage_well')).toBe(1);
  expect(await valueOf(registry, 'kinora_things_waiting')).toBe(7);
  expect(await valueOf(registry, 'kinora_breaker_open{upstream="tmdb"}')).toBe(1);
  expect(await valueOf(registry, 'kinora_database_connections{state="busy"}')).toBe(2);
  expect(await valueOf(registry, `kinora_build_info{version="1.2.3",node="${process.version}"}`)).toBe(1);
  expect(await valueOf(registry, 'nodejs_eventloop_lag_p99_seconds')).toEqual(expect.any(Number));
  isWell = false;
  observer.breakerChanged('tmdb', false);
  expect(await valueOf(registry, 'kinora_storage_well')).toBe(0);
  expect(await valueOf(registry, 'kinora_breaker_open{upstream="tmdb"}')).toBe(0);
});

test('[R76] what never became a request leaves no request behind', async () => {
  const { registry, observer } = createSiteMetrics('0.0.0');
  const app = await buildTestApp({ observer });
  const port = await listen(app);
  await sendRaw(port, 'nonsense\r\n\r\n');
  await app.close();
  expect((await readSeries(registry)).join('\n')).not.toContain('kinora_requests_total{');
});
