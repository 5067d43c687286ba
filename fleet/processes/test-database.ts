import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { findOrInstallPostgres } from '../../tools/postgres.mjs';

/** The address of an empty database on the run's own PostgreSQL, which goes with the run. */
export async function makeDatabase(): Promise<string> {
  const answer = await fetch(inject('postgresDoor'));
  if (!answer.ok) throw new Error(`There is no PostgreSQL: ${await answer.text()}`);
  const url = new URL(await answer.text());
  const name = `fleet_${randomUUID().replaceAll('-', '')}`;
  const { status, stderr } = spawnSync(
    join(findOrInstallPostgres() ?? '', 'createdb'),
    ['-h', url.hostname, '-p', url.port, '-U', url.username, name],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`No database could be made: ${stderr}`);
  url.pathname = name;
  return url.href;
}
