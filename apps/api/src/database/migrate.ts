/** Brings the schema to the version of this code, once, however many processes start at the same time. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { allMigrations, tellsOldestCodeSince } from './migrations/all-migrations.ts';
import type { Migration, TablesOfThatTime } from './migrations/migration.ts';
import type { Database, Tables } from './schema.ts';
import { NewerSchema } from './start-faults.ts';

/** Any number of our own, the same in every process. */
const migrationLock = 4_242_001;

/**
 * All that is missing is applied in one transaction, so that there is no schema in between. A newer schema is left as it
 * is where this code can work with it, and refused where it cannot.
 */
export async function migrate(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  const found = await findSchemaVersion({ db, engine });
  if (found === migrations.length) return;
  if (found !== undefined && found > migrations.length) return assertUsable(db, found, migrations.length);
  await db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
    await createVersions(transaction);
    const current = (await findSchemaVersion({ db: transaction, engine })) ?? 0;
    if (current > migrations.length) return assertUsable(transaction, current, migrations.length);
    let oldestCode = await findOldestCode(transaction, current);
    for (const [index, { name, kind, up }] of migrations.entries()) {
      if (index < current) continue;
      // The migration's own view of the tables.
      await up(transaction as unknown as Kysely<TablesOfThatTime>, engine);
      const version = index + 1;
      if (kind === 'contract') oldestCode = version;
      const row = { version, name, applied_at: new Date().toISOString() };
      await transaction
        .insertInto('schema_versions')
        .values(version < tellsOldestCodeSince ? row : { ...row, oldest_code: oldestCode })
        .execute();
    }
  });
}

/** The schema that code must know to work with this one; a version that does not tell is taken to need its own. */
async function findOldestCode(db: Kysely<Tables>, version: number): Promise<number> {
  if (version < tellsOldestCodeSince) return version;
  const { oldest_code } = await db
    .selectFrom('schema_versions')
    .select(sql<number>`max(coalesce(oldest_code, version))`.as('oldest_code'))
    .where('version', '>=', tellsOldestCodeSince)
    .executeTakeFirstOrThrow();
  return oldest_code;
}

async function assertUsable(db: Kysely<Tables>, found: number, known: number): Promise<void> {
  if ((await findOldestCode(db, found)) > known) assertNotNewer(found, known);
}

/** 0 for an empty table of versions, undefined where there is none, which is an empty database. */
export async function findSchemaVersion({
  db,
  engine,
}: Pick<Database, 'db' | 'engine'>): Promise<number | undefined> {
  const { rows: tables } = await (
    engine === 'sqlite'
      ? sql`select 1 from sqlite_schema where name = 'schema_versions'`
      : sql`select 1 where to_regclass('schema_versions') is not null`
  ).execute(db);
  if (tables.length === 0) return undefined;
  const { version } = await db
    .selectFrom('schema_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** For work that must know every table, such as a restore. */
export function assertNotNewer(found: number, known: number): void {
  if (found <= known) return;
  throw new NewerSchema(
    `The database has schema ${found}, and this version of Kinora knows schemas up to ${known}: start the newer version of Kinora, or restore a backup that fits this one.`,
  );
}

async function createVersions(transaction: Transaction<Tables>): Promise<void> {
  await transaction.schema
    .createTable('schema_versions')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
}
