/** Brings the schema to the version of this code, once, however many processes start at the same time. */
import { type Kysely, sql } from 'kysely';
import * as first from './migrations/001-first.ts';
import type { Engine, Tables } from './schema.ts';

// Migrations are written against the schema of their own time.
type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

const migrations = [{ version: 1, name: 'first', up: first.up }];

export const newestVersion = 1;

/** The database was written by a newer version of Kinora. */
export class NewerSchema extends Error {}

/** Any number of our own, the same in every process. */
const migrationLock = 4_242_001;

export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql.raw(engine === 'sqlite' ? 'begin immediate' : 'begin').execute(connection);
    try {
      if (engine === 'postgres')
        await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(connection);
      await applyMissing(connection, engine);
      await sql.raw('commit').execute(connection);
    } catch (thrown) {
      await sql.raw('rollback').execute(connection);
      throw thrown;
    }
  });
}

async function applyMissing(db: Kysely<Tables>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('schema_versions')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const applied = await db.selectFrom('schema_versions').select('version').execute();
  const current = Math.max(0, ...applied.map(({ version }) => version));
  if (current > newestVersion) {
    throw new NewerSchema(
      `The database has schema ${current}, this version of Kinora knows schemas up to ${newestVersion}.`,
    );
  }
  for (const { version, name, up } of migrations) {
    if (version <= current) continue;
    // The migration's own view of the tables.
    await up(db as unknown as AnyDatabase, engine);
    await db
      .insertInto('schema_versions')
      .values({ version, name, applied_at: new Date().toISOString() })
      .execute();
  }
}
