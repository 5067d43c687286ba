import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '@kinora/contracts/failure';
import { expect, test, vi } from 'vitest';
import type { CacheOutcome } from '../http/observer.ts';
import { noObserver } from '../http/observer.ts';
import { aCatalogue, aMovie, aMoviePage } from '../test-app.ts';
import { describeOnRedis, openTestStore, startOwnRedis } from '../test-redis.ts';
import { createAnswerStore } from './answer-store.ts';
import { createMovieAnswers } from './movie-answers.ts';
import type { MovieCall } from './movie-calls.ts';
import { createSharedAnswers } from './shared-answers.ts';

const popular: MovieCall = { name: 'list', list: 'popular', page: 1 };
const hour = 3_600_000;
const soon = { timeout: 10_000 };

/** A page as large as the film database's, so that it is worth compressing. */
const aPage = (page = 1) =>
  aMoviePage({ page, results: Array.from({ length: 20 }, (_, id) => aMovie({ id: id + 1 })) });

interface ReplicaParts {
  url: string;
  source: string;
  listMovies: () => Promise<ReturnType<typeof aPage>>;
  clock?: { time: number };
  /** Milliseconds for Redis, and for another process; the usual ones where Redis is to hang. */
  patience?: number;
}

/** One process of the site: its own memory, the Redis of all. */
async function aReplica({ url, source, listMovies, ...parts }: ReplicaParts) {
  const { clock = { time: 0 }, patience = 10_000 } = parts;
  const store = await openTestStore(url, { patience });
  const outcomes: CacheOutcome[] = [];
  const observer = {
    ...noObserver,
    cacheAnswered: (cache: string, outcome: CacheOutcome) =>
      void (cache === 'shared' && outcomes.push(outcome)),
  };
  const began = Date.now();
  const answers = createMovieAnswers({
    catalogue: aCatalogue({ listMovies, searchMovies: listMovies }),
    shared: createSharedAnswers({
      store: createAnswerStore(store, source, () => began + clock.time),
      observer,
      patience,
    }),
    maximumBytes: 1_000_000,
    onRefreshFailure: () => undefined,
    now: () => clock.time,
  });
  return { ...answers, store, outcomes };
}

const answerKeysOf = async (url: string) => {
  const store = await openTestStore(url, { patience: 10_000 });
  return store.ask((redis) => redis.keys('kinora:answer:*'));
};

describeOnRedis('answers that processes share', (url) => {
  test('what one process has loaded another one takes over, byte for byte and compressed already', async () => {
    const listMovies = vi.fn<() => Promise<ReturnType<typeof aPage>>>(async () => aPage());
    const source = randomUUID();
    const one = await aReplica({ url, source, listMovies });
    const other = await aReplica({ url, source, listMovies });
    const first = await one.find(popular);
    await vi.waitFor(async () => {
      const found = (await other.find(popular)).value.body;
      expect(found.etag).toBe(first.value.body.etag);
      expect(await found.inCoding('identity')).toEqual(await first.value.body.inCoding('identity'));
      expect(found.inCoding('br')).toEqual(await first.value.body.inCoding('br'));
    }, soon);
    expect(listMovies).toHaveBeenCalledTimes(1);
    expect([one.outcomes, other.outcomes]).toEqual([['missed'], ['fresh']]);
  });

  test('[R15] a thousand callers of four processes ask for a cold key once', async () => {
    const listMovies = vi.fn<() => Promise<ReturnType<typeof aPage>>>(async () => {
      await delay(100);
      return aPage();
    });
    const source = randomUUID();
    const replicas = await Promise.all([1, 2, 3, 4].map(() => aReplica({ url, source, listMovies })));
    const callers = replicas.flatMap((replica) => Array.from({ length: 250 }, () => replica.find(popular)));
    const etags = (await Promise.all(callers)).map((found) => found.value.body.etag);
    expect(new Set(etags).size).toBe(1);
    expect(listMovies).toHaveBeenCalledTimes(1);
  });

  test('[R15] a process that fails lets the next one try', async () => {
    const down = vi.fn<() => Promise<never>>(async () => {
      await delay(60);
      throw new Failure('catalogue-down', 'down');
    });
    const source = randomUUID();
    const one = await aReplica({ url, source, listMovies: down });
    const other = await aReplica({ url, source, listMovies: async () => aPage() });
    const failing = one.find(popular).catch((thrown: unknown) => thrown);
    await vi.waitFor(() => expect(down).toHaveBeenCalled(), soon);
    const found = await other.find(popular);
    expect(await failing).toMatchObject({ code: 'catalogue-down' });
    expect(found.value.body.bytes).toBeGreaterThan(1_000);
  });

  test('[R16] a process that starts empty asks the film database for nothing that another one knows', async () => {
    const listMovies = vi.fn<() => Promise<ReturnType<typeof aPage>>>(async () => aPage());
    const source = randomUUID();
    const one = await aReplica({ url, source, listMovies });
    const calls = Array.from({ length: 500 }, (_, page): MovieCall => ({ ...popular, page: page + 1 }));
    await Promise.all(calls.map((call) => one.find(call)));
    await vi.waitFor(async () => {
      listMovies.mockClear();
      const empty = await aReplica({ url, source, listMovies });
      await Promise.all(calls.map((call) => empty.find(call)));
      expect(listMovies).not.toHaveBeenCalled();
    }, soon);
  });

  test('[R14] a process that starts while the film database is down shows what another one knew, as old as it is', async () => {
    const source = randomUUID();
    const one = await aReplica({ url, source, listMovies: async () => aPage() });
    await one.find(popular);
    const down = vi.fn<() => Promise<never>>(() => Promise.reject(new Failure('catalogue-down', 'down')));
    // An answer is written after it was given.
    await vi.waitFor(async () => (await aReplica({ url, source, listMovies: down })).find(popular), soon);
    down.mockClear();
    const late = await aReplica({ url, source, listMovies: down, clock: { time: 20 * hour } });
    const found = await late.find(popular);
    expect(found.state).toBe('standing-in');
    expect(Math.abs(found.age - 20 * hour)).toBeLessThan(60_000);
    expect((await late.find(popular)).state).toBe('standing-in');
    expect(down).toHaveBeenCalledTimes(1);
    const tooLate = await aReplica({ url, source, listMovies: down, clock: { time: 26 * hour } });
    await expect(tooLate.find(popular)).rejects.toThrow('down');
  });

  test('everything expires: answers after 25 hours, a search that is made for the first time after one', async () => {
    const server = await startOwnRedis();
    const one = await aReplica({ url: server.url, source: 'films', listMovies: async () => aPage() });
    await one.find(popular);
    await one.find({ name: 'search', query: 'alien', page: 1 });
    const left = await vi.waitFor(async () => {
      const keys = await answerKeysOf(server.url);
      expect(keys).toHaveLength(2);
      return Promise.all(keys.map((key) => one.store.ask((redis) => redis.pttl(key))));
    }, soon);
    const [search = 0, list = 0] = left.sort((a, b) => a - b);
    expect(Math.round(search / 60_000)).toBe(65);
    expect(Math.round(list / 60_000)).toBe(25 * 60 + 5);
  });

  test('[R17] what is damaged in the store is loaded anew, and put right', async () => {
    const server = await startOwnRedis();
    const listMovies = vi.fn<() => Promise<ReturnType<typeof aPage>>>(async () => aPage());
    const parts = { url: server.url, source: 'films', listMovies };
    const { store, ...replica } = await aReplica(parts);
    await replica.find(popular);
    const [key = ''] = await vi.waitFor(async () => {
      const keys = await answerKeysOf(server.url);
      expect(keys).toHaveLength(1);
      return keys;
    }, soon);
    const good = await store.ask((redis) => redis.getBuffer(key));
    await store.ask((redis) => redis.set(key, good?.subarray(0, -20) ?? ''));
    const another = await aReplica(parts);
    expect((await another.find(popular)).state).toBe('loaded');
    expect(listMovies).toHaveBeenCalledTimes(2);
    const written = async () => (await store.ask((redis) => redis.getBuffer(key)))?.length;
    await vi.waitFor(async () => expect(await written()).toBe(good?.length), soon);
  });

  test('answers of one source of films are none of another', async () => {
    const listMovies = vi.fn<() => Promise<ReturnType<typeof aPage>>>(async () => aPage());
    for (const source of [randomUUID(), randomUUID()]) {
      const replica = await aReplica({ url, source, listMovies });
      await replica.find(popular);
    }
    expect(listMovies).toHaveBeenCalledTimes(2);
  });

  test('with a Redis that hangs, dies or was never there every answer is found', async () => {
    const server = await startOwnRedis();
    let page = 0;
    const next = (): MovieCall => ({ ...popular, page: (page += 1) });
    const replica = await aReplica({
      url: server.url,
      source: 'films',
      listMovies: async () => aPage(),
      patience: 250,
    });
    await replica.find(next());
    server.pause();
    for (let time = 0; time < 100; time += 1) expect((await replica.find(next())).state).toBe('loaded');
    server.resume();
    await server.kill();
    for (let time = 0; time < 100; time += 1) expect((await replica.find(next())).state).toBe('loaded');
    await server.restart();
    await vi.waitFor(async () => {
      await replica.find(next());
      expect(await replica.store.ask((redis) => redis.dbsize())).toBeGreaterThan(0);
    }, soon);
  });

  test('[R23] a caller who leaves while another process is at it waits no longer', async () => {
    const source = randomUUID();
    const slow = Promise.withResolvers<ReturnType<typeof aPage>>();
    const listMovies = vi.fn<() => Promise<ReturnType<typeof aPage>>>(() => slow.promise);
    const one = await aReplica({ url, source, listMovies });
    const other = await aReplica({ url, source, listMovies });
    const first = one.find(popular);
    await vi.waitFor(() => expect(listMovies).toHaveBeenCalledTimes(1), soon);
    const visit = new AbortController();
    const second = other.find(popular, visit.signal);
    visit.abort(new Error('the visitor left'));
    await expect(second).rejects.toThrow('the visitor left');
    slow.resolve(aPage());
    await first;
    expect(listMovies).toHaveBeenCalledTimes(1);
  });
});
