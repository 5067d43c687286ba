import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOrInstallPostgres } from '../../tools/postgres.mjs';
import { describeWith } from '../processes/programs.ts';
import { createReplica, type Environment } from '../processes/replica.ts';
import { makeDatabase } from '../processes/test-database.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-together-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function startSix(environment: Environment): Promise<void> {
  const settings = {
    PUBLIC_URL: 'https://kinora.example',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...environment,
  };
  const replicas = await Promise.all(Array.from({ length: 6 }, () => createReplica(settings)));
  try {
    await Promise.all(replicas.map((replica) => replica.start()));
    for (const replica of replicas) expect(replica.said()).toBe('');
  } finally {
    await Promise.all(replicas.map((replica) => replica.kill()));
  }
}

/** Every version once, and none of them missing. */
const oneRun = /^1(,2(,3(,\d+)*)?)$/;
const question = 'select version from schema_versions order by version';

test('[R31] six processes of the site that start at once on one empty folder are all ready after one migration', async () => {
  await startSix({});
  const file = new DatabaseSync(join(folder, 'kinora.sqlite'), { readOnly: true });
  const versions = file.prepare(question).all();
  file.close();
  expect(versions.map(({ version }) => version).join()).toMatch(oneRun);
});

describeWith(['postgres'], 'on PostgreSQL', () => {
  test('[R31] six processes of the site that start at once on an empty database are all ready after one migration', async () => {
    const url = await makeDatabase();
    await startSix({ DATABASE_URL: url });
    const psql = join(findOrInstallPostgres() ?? '', 'psql');
    const { stdout } = spawnSync(psql, [url, '-At', '-c', question], { encoding: 'utf8' });
    expect(stdout.trim().split('\n').join()).toMatch(oneRun);
  });
});
