/**
 * One Redis server for all the test files of a run, which costs a run that needs none nothing. A test that stops or
 * pauses a server starts one of its own.
 */
import type { TestProject } from 'vitest/node';
import { startRedis } from './redis.mjs';
import { openDoor } from './test-door.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the server's address, or with 404 where there is no Redis. */
    redisDoor: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const door = await openDoor(startRedis);
  project.provide('redisDoor', door.url);
  return door.close;
}
