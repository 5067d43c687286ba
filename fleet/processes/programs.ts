/** Programs of the system that the tests need. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findOrInstallPostgres } from '../../tools/postgres.mjs';
import { findOrInstallRedis } from '../../tools/redis.mjs';

export type Program = 'haproxy' | 'nginx' | 'postgres' | 'redis-server' | 'slowhttptest';

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];

export function findProgram(name: Program): string | undefined {
  if (name === 'postgres') return findOrInstallPostgres();
  if (name === 'redis-server') return findOrInstallRedis();
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Runs the suite where all of these programs are; else it is skipped and says so. With CI set it fails instead. */
export function describeWith(programs: readonly Program[], name: string, suite: () => void): void {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  describe(`${name} (${programs.join(', ')})`, () => {
    if (missing.length === 0) suite();
    else refuseWithout(missing);
  });
}

function refuseWithout(missing: readonly Program[]): void {
  const reason = `${missing.join(', ')}: not installed here, and could not be installed.`;
  test('the programs that it needs are there', ({ skip }) => {
    skip(!process.env['CI'], reason);
    expect.unreachable(reason);
  });
}
