/**
 * What tests of Redis run on: one server for the whole run, or one of their own where they stop it. Where Redis cannot
 * be had they are skipped and say so; with CI set they fail instead.
 */
import { describe, inject, onTestFinished } from 'vitest';
import { type RedisServer, startRedis } from '../../../tools/redis.mjs';
import { type OpenRedisParts, openRedis, type SharedStore } from './open-redis.ts';
import { askAtDoor, refuseWithout } from './test-servers.ts';

const sharedUrl = await askAtDoor(inject('redisDoor'));

/** `url` is that of a server that other tests use at the same time: take keys of your own. */
export function describeOnRedis(name: string, suite: (url: string) => void): void {
  describe(`${name} on redis`, () => {
    if (sharedUrl === undefined) refuseWithout('Redis');
    else suite(sharedUrl);
  });
}

/** Only in tests of `describeOnRedis`. It ends with the test. */
export async function startOwnRedis(): Promise<RedisServer> {
  const server = await startRedis();
  if (!server) throw new Error('There was a Redis a moment ago.');
  onTestFinished(() => server.stop());
  return server;
}

export async function openTestStore(url: string, parts: Partial<OpenRedisParts> = {}): Promise<SharedStore> {
  const store = await openRedis({ url, log: { info: () => undefined, warn: () => undefined }, ...parts });
  onTestFinished(() => store.close());
  return store;
}
