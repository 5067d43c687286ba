import { request } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { aCatalogue, aPage, aSite, buildTestApp, listen } from '../../test-app.ts';
import { noObserver, type RequestKind } from '../observer.ts';
import { noLoad } from './load.ts';

const requestOf: Record<RequestKind, { method: 'GET' | 'POST'; url: string }> = {
  chat: { method: 'POST', url: '/api/chat/send' },
  suggestion: { method: 'GET', url: '/api/tmdb/search/movie?query=heat' },
  page: { method: 'GET', url: '/movie/11' },
  read: { method: 'GET', url: '/api/tmdb/movie/11' },
  write: { method: 'POST', url: '/api/user/likes' },
  session: { method: 'POST', url: '/identity/login' },
  health: { method: 'GET', url: '/readyz' },
  file: { method: 'GET', url: '/images/w500/poster-11.svg' },
};

/** An app under a load that can be set, which tells what it has given up. */
async function anAppUnderLoad() {
  const load = { ...noLoad };
  const shed: RequestKind[] = [];
  const app = await buildTestApp({
    load: () => load,
    observer: { ...noObserver, requestShed: (kind) => shed.push(kind) },
  });
  async function givenUp(): Promise<string[]> {
    shed.length = 0;
    for (const asked of Object.values(requestOf)) await app.inject(asked);
    return [...shed];
  }
  return { app, load, shed, givenUp };
}

function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end();
  });
}

describe('under a load', () => {
  test('[R4] suggestions and chat are given up first, then all reads, writes and sign-in last, health and files never', async () => {
    const { load, givenUp } = await anAppUnderLoad();
    const levels = [0, 120, 125, 249, 499, 500, 1_499, 1_500, 100_000];
    const given: Record<number, string[]> = {};
    // Pages are warm, so that making them is not what is given up.
    await givenUp();
    for (const lag of levels) {
      Object.assign(load, { lag, begun: 1_000 });
      given[lag] = await givenUp();
    }
    const first = ['chat', 'suggestion'];
    const reads = [...first, 'page', 'read'];
    const all = [...reads, 'write', 'session'];
    expect(given).toEqual({
      0: [],
      120: [],
      125: first,
      249: first,
      499: first,
      500: reads,
      1_499: reads,
      1_500: all,
      100_000: all,
    });
  });

  test('[R3] a page that is kept is answered when one that would have to be made is not', async () => {
    const { app, load } = await anAppUnderLoad();
    await app.inject('/movie/11');
    Object.assign(load, { pageWait: 600 });
    const [kept, made] = [await app.inject('/movie/11'), await app.inject('/movie/12')];
    expect([kept.statusCode, made.statusCode]).toEqual([200, 503]);
  });

  test('[R4] however long pages wait to be made, what need not be made is answered', async () => {
    const { load, givenUp } = await anAppUnderLoad();
    // From here on the page is kept.
    await givenUp();
    Object.assign(load, { pageWait: 30_000 });
    expect(await givenUp()).toEqual(['chat', 'suggestion']);
  });

  test('[R3] requests that are slow without a crowd are not given up', async () => {
    const { load, givenUp } = await anAppUnderLoad();
    Object.assign(load, { lag: 5_000, begun: 5 });
    expect(await givenUp()).toEqual([]);
  });

  test('[R3] too many under way are a load too', async () => {
    const { load, givenUp } = await anAppUnderLoad();
    Object.assign(load, { underWay: 1_000 });
    expect(await givenUp()).toEqual(['chat', 'suggestion']);
  });

  test.each([
    ['chat', '"code":"too-busy"'],
    ['suggestion', '"status_code":9'],
    ['page', '<h1>Kinora is very busy</h1>'],
    ['read', '"status_code":9'],
    ['write', '"code":"too-busy"'],
    ['session', '"code":"too-busy"'],
  ] as const)(
    '[R3] [R51] a %s that is given up is answered 503 with the time to come back',
    async (kind, said) => {
      const { app, load } = await anAppUnderLoad();
      Object.assign(load, { underWay: 1_000_000 });
      const answer = await app.inject(requestOf[kind]);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({
        'retry-after': '2',
        'cache-control': expect.stringContaining('no-store'),
        'content-security-policy': expect.stringMatching(/^default-src 'none'/),
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      });
      expect(answer.body).toContain(said);
    },
  );

  test('[R3] once the load is over everything is answered again', async () => {
    const { load, givenUp } = await anAppUnderLoad();
    Object.assign(load, { underWay: 1_000_000 });
    expect(await givenUp()).toHaveLength(6);
    Object.assign(load, noLoad);
    expect(await givenUp()).toEqual([]);
  });

  test('[R4] what a page asks of the server itself is not given up', async () => {
    let calls = 0;
    const app = await buildTestApp({
      load: () => ({ ...noLoad, pageWait: 300 }),
      catalogue: aCatalogue(),
      site: {
        ...aSite(async () => aPage()),
        module: {
          createWebApp:
            ({ callApi }) =>
            async () => {
              const answer = await callApi('api/tmdb/search/movie?query=heat');
              calls += Number(answer.ok);
              return aPage();
            },
        },
      },
    });
    expect((await app.inject('/search/heat')).statusCode).toBe(200);
    expect(calls).toBe(1);
  });
});

describe('a crowd', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  /** A server whose pages are made when they are told to be. */
  async function aSlowServer() {
    const counts = { making: 0, most: 0 };
    const held: (() => void)[] = [];
    let isHeld = true;
    const app = await buildTestApp({
      load: undefined,
      site: aSite(async () => {
        counts.making += 1;
        counts.most = Math.max(counts.most, counts.making);
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        counts.making -= 1;
        return aPage();
      }),
    });
    ends.push(() => app.close());
    const release = () => {
      isHeld = false;
      for (const resolve of held.splice(0)) resolve();
    };
    return { port: await listen(app), counts, release };
  }

  test('[R5] [R3] of 700 pages at once that hang, no more than 64 are begun and the others refused; all else is answered', async () => {
    const { port, counts, release } = await aSlowServer();
    const statuses: number[] = [];
    const all = Array.from({ length: 700 }, async (_, id) => {
      statuses.push(await statusOf(port, `/movie/${id + 1}`));
    });
    await expect.poll(() => statuses.length + counts.making).toBe(700);
    expect(new Set(statuses)).toEqual(new Set([503]));
    // Fewer where the machine was too slow to begin all of them in time.
    expect(counts.making).toBe(counts.most);
    expect(counts.most).toBeLessThanOrEqual(64);
    for (const path of ['/livez', '/readyz', '/api/tmdb/movie/11', '/images/w500/poster-11.svg'])
      expect(await statusOf(port, path)).toBe(200);

    release();
    await Promise.all(all);
    expect(statuses.filter((status) => status === 200)).toHaveLength(counts.most);
    expect(await statusOf(port, '/movie/2000')).toBe(200);
  });

  test('[R3] callers who hang up are not counted as under way for ever', async () => {
    const watched = new Map<string, () => number>();
    const app = await buildTestApp({
      load: undefined,
      observer: { ...noObserver, watch: (name, _help, read) => void watched.set(name, read) },
      site: aSite(() => new Promise(() => undefined)),
    });
    ends.push(() => app.close());
    const port = await listen(app);
    const hanging = Array.from({ length: 20 }, (_, id) =>
      request({ port, path: `/movie/${id}`, host: '127.0.0.1', agent: false }).on('error', () => undefined),
    );
    for (const each of hanging) each.end();
    await expect.poll(() => watched.get('load')?.()).toBe(0.01);
    for (const each of hanging) each.destroy();
    await expect.poll(() => watched.get('load')?.()).toBe(0);
  });
});
