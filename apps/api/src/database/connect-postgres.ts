import { createWaitingLine, type WaitingLine } from '@kinora/outbound/waiting-line';
import { Kysely, sql } from 'kysely';
import { Pool, types } from 'pg';
import { tooBusy } from '../http/shedding/too-busy.ts';
import { postgresDialect } from './postgres-driver.ts';
import type { Database, Tables } from './schema.ts';
import { UnsafeStorage } from './start-faults.ts';
import { StorageHealth } from './storage-health.ts';
import { watchedBy, type WatchQuery } from './watch-queries.ts';
import { writeProbe } from './write-probe.ts';

/** Milliseconds. A caller gives up after ten seconds, so work for it need not go on much longer. */
const times = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 12_000,
  idle_in_transaction_session_timeout: 30_000,
  /** On our side, for a server that is silent because it is gone. */
  query_timeout: 15_000,
};

/** For one who works alone and as long as it takes: migrations, backups. */
const unhurried = { connectionTimeoutMillis: times.connectionTimeoutMillis, max: 1 };

const connections = 20;

export async function connectPostgres(databaseUrl: string, watch?: WatchQuery): Promise<Database> {
  // One more, so that the question whether the server is well never waits behind those who wait for rows.
  const database = openPool(databaseUrl, { ...times, max: connections + 1 }, { watch, line: openLine() });
  try {
    await assertSafe(database.db);
    return database;
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
}

/** A single connection without limits of time. */
export function connectUnhurried(databaseUrl: string): Database {
  return openPool(databaseUrl, unhurried);
}

/** Work that finds all connections taken waits a second at most. */
function openLine(): WaitingLine {
  return createWaitingLine({ running: connections, waiting: 200, longestWait: 1_000, refuse: tooBusy });
}

interface PoolParts {
  watch?: WatchQuery | undefined;
  line?: WaitingLine;
}

function openPool(databaseUrl: string, options: typeof unhurried, { watch, line }: PoolParts = {}): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    keepAlive: true,
    application_name: 'kinora',
    types: { getTypeParser: readsBigintAsNumber },
    ...options,
  });
  const dialect = postgresDialect({ pool, line, onFault: () => health.noteFault() });
  const db = new Kysely<Tables>({ dialect, ...watchedBy(watch) });
  const health = new StorageHealth({
    whileWell: async () => void (await pool.query('select 1')),
    afterFault: () => writeProbe(db),
  });
  // A connection that breaks between two statements would otherwise end the process.
  pool.on('error', () => health.noteFault());
  pool.on('connect', (client) => client.on('error', () => health.noteFault()));
  return {
    engine: 'postgres',
    db,
    isWell: () => health.isWell(),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: line?.waiting ?? pool.waitingCount,
    }),
    close: () => db.destroy(),
  };
}

/** With `synchronous_commit` off the server acknowledges what a power loss takes back. */
async function assertSafe(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
  if (rows[0]?.synchronous_commit !== 'off') return;
  throw new UnsafeStorage(
    'The PostgreSQL server acknowledges writes before they are safe: set synchronous_commit = on for the database of DATABASE_URL.',
  );
}

type TypeParser = typeof types.getTypeParser;

/** Our ids stay below 2^53, so a number holds them exactly. */
const readsBigintAsNumber: TypeParser = (type: Parameters<TypeParser>[0], format?: 'text' | 'binary') =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);
