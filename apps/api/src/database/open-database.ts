/** Opens the rows: PostgreSQL where an address is given, else a SQLite file in the data folder. */
import { migrate } from './migrate.ts';
import { connectSqlite } from './connect-sqlite.ts';
import type { Database } from './schema.ts';
import { UnreachableStorage, isStorageStartFault } from './start-faults.ts';
import type { WatchQuery } from './watch-queries.ts';

export interface DatabaseSettings {
  /** `postgres://…`; undefined for SQLite. */
  databaseUrl: string | undefined;
  dataFolder: string;
}

/** Rejects with one of `start-faults.ts` where the operator can do something about it. */
export async function openDatabase(settings: DatabaseSettings, watch?: WatchQuery): Promise<Database> {
  const database = await connectDatabase(settings, watch);
  try {
    if (settings.databaseUrl === undefined) await migrate(database);
    else await migrateUnhurried(settings.databaseUrl);
    return database;
  } catch (thrown) {
    await database.close();
    throw explainStart(thrown);
  }
}

/** A migration may take longer than a request may. */
async function migrateUnhurried(databaseUrl: string): Promise<void> {
  const { connectUnhurried } = await loadPostgres();
  const database = connectUnhurried(databaseUrl);
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
}

/** As `openDatabase`, with the schema left as it is. */
export async function connectDatabase(
  { databaseUrl, dataFolder }: DatabaseSettings,
  watch?: WatchQuery,
): Promise<Database> {
  try {
    if (databaseUrl === undefined) return connectSqlite(dataFolder, watch);
    const { connectPostgres } = await loadPostgres();
    return await connectPostgres(databaseUrl, watch);
  } catch (thrown) {
    throw explainStart(thrown);
  }
}

/** Its driver takes 10 MB, which a site on SQLite has no use for. */
function loadPostgres() {
  return import('./connect-postgres.ts');
}

function explainStart(thrown: unknown): unknown {
  if (isStorageStartFault(thrown) || !(thrown instanceof Error)) return thrown;
  // A failure of the storage says why in its cause.
  const { message } = thrown.cause instanceof Error ? thrown.cause : thrown;
  return new UnreachableStorage(`The database cannot be opened: ${message || 'no answer'}`, {
    cause: thrown,
  });
}
