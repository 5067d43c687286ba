/**
 * One Redis server for all the test files of a run. It starts when the first of them asks at its door, so a run that
 * needs none pays nothing, and ends with the run. A test that stops or pauses a server starts one of its own.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type RedisServer, startRedis } from './redis.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the server's address, or with 404 where there is no Redis. */
    redisDoor: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<RedisServer | undefined> | undefined;
  const door = createServer(async (_request, response) => {
    starting ??= startRedis();
    try {
      const server = await starting;
      response.writeHead(server ? 200 : 404).end(server?.url);
    } catch (thrown) {
      response.writeHead(500).end(String(thrown));
    }
  });
  await new Promise<void>((settle) => door.listen(0, '127.0.0.1', settle));
  // It listens on a port, not on a pipe.
  project.provide('redisDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}/`);
  return async () => {
    door.close();
    await (await starting?.catch(() => undefined))?.stop();
  };
}
