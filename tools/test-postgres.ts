/** One PostgreSQL server for all the test files of a run, which costs a run that needs none nothing. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.mjs';
import { openDoor } from './test-door.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the address of the server's maintenance database, or with 404 where there is no PostgreSQL. */
    postgresDoor: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const door = await openDoor(startPostgres);
  project.provide('postgresDoor', door.url);
  return door.close;
}
