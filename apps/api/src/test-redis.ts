/**
 * What tests of Redis run on: one server for the whole run, or one of their own where they stop it. Where Redis cannot
 * be had they are skipped and say so; with CI set they fail instead.
 */
import { onTestFinished, expect, inject, describe, test } from 'vitest';
import { type RedisServer, startRedis } from '../../../tools/redis.mjs';
import { type OpenRedisParts, openRedis, type SharedStore } from './open-redis.ts';

const sharedUrl = await askForRedis();

/** `url` is that of a server that other tests use at the same time: take keys of your own. */
export function describeOnRedis(name: string, suite: (url: string) => void): void {
  describe(`${name} on redis`, () => {
    if (sharedUrl === undefined) refuseWithoutRedis();
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

function refuseWithoutRedis(): void {
  const reason = 'Redis is neither installed here nor could it be installed.';
  test('Redis is there', ({ skip }) => {
    skip(!process.env['CI'], reason);
    expect.unreachable(reason);
  });
}

async function askForRedis(): Promise<string | undefined> {
  const answer = await fetch(inject('redisDoor'));
  if (answer.status === 500) throw new Error(await answer.text());
  return answer.ok ? answer.text() : undefined;
}
