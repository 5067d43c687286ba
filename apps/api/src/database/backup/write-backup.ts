/** Writes every row of one moment into a file, while the site goes on. */
import { createHash, type Hash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { findSchemaVersion } from '../migrate.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Database, Tables } from '../schema.ts';
import { BackupFault, type BackupHeader, backupFormat, backupFormatVersion } from './backup-form.ts';
import { inSnapshot, type KeptTable, readRows } from './read-rows.ts';
import { tablesOfVersion } from './table-shapes.ts';
import { tablesFound } from './tables-found.ts';

export interface BackupPlan {
  file: string;
  /** Whether a file of that name may be replaced. */
  mayReplace: boolean;
  signal?: AbortSignal;
}

export type RowCounts = Record<string, number>;

/** Resolves with the number of rows of each table, once the file is complete, in its place and on the disk. */
export async function writeBackup(database: Database, plan: BackupPlan): Promise<RowCounts> {
  const { file, mayReplace } = plan;
  if (!mayReplace && existsSync(file)) throw new BackupFault(`${file} exists. Add --force to replace it.`);
  const part = `${file}.part`;
  if (existsSync(part)) {
    throw new BackupFault(
      `${part} exists: another backup is being written, or one was broken off. Delete it once none is running.`,
    );
  }
  try {
    const counts = await writePart(database, part, plan.signal);
    await (mayReplace ? rename(part, file) : link(part, file));
    await keepEntry(dirname(file));
    return counts;
  } finally {
    await rm(part, { force: true });
  }
}

async function writePart(
  database: Database,
  part: string,
  signal: AbortSignal | undefined,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  await inSnapshot(database, async (connection) => {
    const lines = Readable.from(backupLines(connection, database, counts));
    const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(lines, createGzip(), output, { ...(signal && { signal }) });
  });
  return counts;
}

async function* backupLines(
  connection: Kysely<Tables>,
  { engine }: Database,
  counts: RowCounts,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const schemaVersion = await versionOf({ db: connection, engine });
  const header: BackupHeader = {
    format: backupFormat,
    formatVersion: backupFormatVersion,
    schemaVersion,
    takenAt: new Date().toISOString(),
  };
  yield hashed(hash, [header]);
  for (const table of await tablesOf(connection, schemaVersion)) {
    yield hashed(hash, [tableOf(table)]);
    counts[table.name] = 0;
    for await (const rows of readRows(connection, engine, table)) {
      counts[table.name] = (counts[table.name] ?? 0) + rows.length;
      yield hashed(hash, rows);
    }
  }
  yield `${JSON.stringify({ end: true, rows: counts, sha256: hash.digest('hex') })}\n`;
}

async function versionOf(database: Pick<Database, 'db' | 'engine'>): Promise<number> {
  const version = await findSchemaVersion(database);
  if (version === undefined) throw new BackupFault('The database is empty: there is nothing to back up.');
  return version;
}

/** A newer version may have added to the schema; what it added is in the backup too, for that version to restore. */
function tablesOf(connection: Kysely<Tables>, schemaVersion: number): Promise<KeptTable[]> {
  return schemaVersion > allMigrations.length ? tablesFound(connection) : tablesOfVersion(schemaVersion);
}

function tableOf({ name, columns }: KeptTable) {
  return { table: name, columns: columns.map((column) => column.name) };
}

function hashed(hash: Hash, values: unknown[]): string {
  const lines = values.map((value) => `${JSON.stringify(value)}\n`).join('');
  hash.update(lines);
  return lines;
}

/** A file whose name is not on the disk is lost with the power. */
async function keepEntry(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
