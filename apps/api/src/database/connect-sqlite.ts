import { Kysely } from 'kysely';
import type { Database, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite-driver.ts';
import { openSqliteFile } from './sqlite-file.ts';
import { StorageHealth } from './storage-health.ts';
import { watchedBy, type WatchQuery } from './watch-queries.ts';
import { writeProbe } from './write-probe.ts';

export function connectSqlite(folder: string, watch?: WatchQuery): Database {
  const file = openSqliteFile(folder);
  const dialect = sqliteDialect({ file, onFault: () => health.noteFault() });
  const db = new Kysely<Tables>({ dialect, ...watchedBy(watch) });
  const health = new StorageHealth({
    whileWell: async () => file.assertInPlace(),
    afterFault: () => writeProbe(db),
  });
  return { engine: 'sqlite', db, isWell: () => health.isWell(), close: () => closeWith(db, file.handle) };
}

/** Kysely closes only what it has used. */
async function closeWith(db: Kysely<Tables>, handle: { isOpen: boolean; close(): void }): Promise<void> {
  await db.destroy();
  if (handle.isOpen) handle.close();
}
