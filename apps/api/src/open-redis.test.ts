import type { Redis } from 'ioredis';
import { expect, test, vi } from 'vitest';
import { noObserver, type Observer } from './http/observer.ts';
import { RedisFault } from './open-redis.ts';
import { describeOnRedis, openTestStore, startOwnRedis } from './test-redis.ts';

/** In the words of the client, or in those of the store that leaves it alone. */
const gone = /Connection is closed|isn't writeable|left alone/;

const patience = { timeout: 10_000 };

const ping = (redis: Redis) => redis.ping();

function aLog() {
  return {
    info: vi.fn<(details: object, message: string) => void>(),
    warn: vi.fn<(details: object, message: string) => void>(),
  };
}

describeOnRedis('the shared store', (url) => {
  test('asks Redis, and tells how it went', async () => {
    const upstreamAnswered = vi.fn<Observer['upstreamAnswered']>();
    const store = await openTestStore(url, {
      patience: 10_000,
      observer: { ...noObserver, upstreamAnswered },
    });
    expect(await store.ask(ping)).toBe('PONG');
    await expect(store.ask((redis) => redis.call('nonsense'))).rejects.toThrow('unknown command');
    expect(upstreamAnswered.mock.calls.map(([upstream, outcome]) => [upstream, outcome])).toEqual([
      ['redis', 'answered'],
      ['redis', 'failed'],
    ]);
  });

  test('a Redis that hangs is waited for twice, then left alone, then asked again', async () => {
    const server = await startOwnRedis();
    const outcomes: string[] = [];
    const breakerChanged = vi.fn<Observer['breakerChanged']>();
    const upstreamAnswered: Observer['upstreamAnswered'] = (_upstream, outcome) => outcomes.push(outcome);
    const store = await openTestStore(server.url, {
      observer: { ...noObserver, upstreamAnswered, breakerChanged },
    });
    server.pause();
    for (let time = 0; time < 50; time += 1) await expect(store.ask(ping)).rejects.toThrow(RedisFault);
    expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeGreaterThanOrEqual(40);
    expect(breakerChanged.mock.calls[0]).toEqual(['redis', true]);
    server.resume();
    await vi.waitFor(async () => expect(await store.ask(ping)).toBe('PONG'), patience);
    expect(breakerChanged.mock.calls.at(-1)).toEqual(['redis', false]);
  });

  test('a Redis that dies and comes back is told of once, and asked again', async () => {
    const server = await startOwnRedis();
    const log = aLog();
    const store = await openTestStore(server.url, { log });
    expect(await store.ask(ping)).toBe('PONG');
    await server.kill();
    for (let time = 0; time < 20; time += 1) await expect(store.ask(ping)).rejects.toThrow(gone);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1), patience);
    await server.restart();
    await vi.waitFor(async () => expect(await store.ask(ping)).toBe('PONG'), patience);
    expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([
      'Redis cannot be reached; the site goes on without it',
    ]);
    expect(log.info.mock.calls.map(([, message]) => message)).toEqual(['Redis is there again']);
  });

  test('a Redis that is not there at the start holds up nothing, and is used once it is there', async () => {
    const server = await startOwnRedis();
    await server.kill();
    const store = await openTestStore(server.url);
    await expect(store.ask(ping)).rejects.toThrow(gone);
    await server.restart();
    await vi.waitFor(async () => expect(await store.ask(ping)).toBe('PONG'), patience);
  });
});
