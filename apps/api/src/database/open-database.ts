/** Opens the rows: PostgreSQL where an address is given, else a SQLite file in the data folder. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NodeSqliteDialect } from '@better-auth/kysely-adapter/node-sqlite-dialect';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { migrate } from './migrate.ts';
import type { Database, Tables } from './schema.ts';

export interface DatabaseSettings {
  /** `postgres://…`; undefined for SQLite. */
  databaseUrl: string | undefined;
  dataFolder: string;
}

export const databaseFileName = 'kinora.sqlite';

export async function openDatabase({ databaseUrl, dataFolder }: DatabaseSettings): Promise<Database> {
  const opened = databaseUrl === undefined ? openSqlite(dataFolder) : openPostgres(databaseUrl);
  await migrate(opened.db, opened.engine);
  return opened;
}

function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, databaseFileName), { timeout: 5_000 });
  file.exec('pragma journal_mode = wal');
  file.exec('pragma synchronous = full');
  file.exec('pragma foreign_keys = on');
  file.exec('pragma secure_delete = on');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: file }) });
  return { engine: 'sqlite', db, close: () => db.destroy() };
}

function openPostgres(databaseUrl: string): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser: readsBigintAsNumber },
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { engine: 'postgres', db, close: () => db.destroy() };
}

type TypeParser = typeof types.getTypeParser;

/** Our ids stay below 2^53, so a number holds them exactly. */
const readsBigintAsNumber: TypeParser = (type: Parameters<TypeParser>[0], format?: 'text' | 'binary') =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);
