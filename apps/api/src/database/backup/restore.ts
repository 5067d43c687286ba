/** Puts a backup's rows in the place of all that a database holds, or changes nothing. */
import { mkdirSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { eraseTraces } from '../erase-traces.ts';
import { connectUnhurried } from '../connect-postgres.ts';
import { assertNotNewer, findSchemaVersion } from '../migrate.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import { type DatabaseSettings, openDatabase } from '../open-database.ts';
import type { Database, Tables } from '../schema.ts';
import { BackupFault } from './backup-form.ts';
import { type Rehearsal, rehearse } from './rehearsal.ts';

export interface RestorePlan {
  file: string;
  settings: DatabaseSettings;
  /** Whether users that are there already may be replaced. */
  mayReplace: boolean;
  migrations?: readonly Migration[];
}

export interface Restored {
  takenAt: string;
  counts: Record<string, number>;
  /** How many users were there before. */
  replacedUsers: number;
}

export async function restoreBackup({ file, settings, mayReplace, ...rest }: RestorePlan): Promise<Restored> {
  mkdirSync(settings.dataFolder, { recursive: true, mode: 0o700 });
  const rehearsal = await rehearse({ file, folder: settings.dataFolder, ...rest });
  try {
    const database = await openForRestore(settings);
    try {
      const replacedUsers = await countUsers(database);
      if (replacedUsers > 0 && !mayReplace) {
        throw new BackupFault(
          `The database has users already (${replacedUsers}). Add --replace to give up everything it holds for the backup.`,
        );
      }
      await replaceRows(database, rehearsal);
      await eraseTraces(database);
      return { takenAt: rehearsal.header.takenAt, counts: rehearsal.counts, replacedUsers };
    } finally {
      await database.close();
    }
  } finally {
    rehearsal.end();
  }
}

async function openForRestore(settings: DatabaseSettings): Promise<Database> {
  const database = await openDatabase(settings);
  try {
    // Tables that this version does not know would keep their rows.
    assertNotNewer((await findSchemaVersion(database)) ?? 0, allMigrations.length);
  } catch (thrown) {
    await database.close();
    throw thrown;
  }
  if (settings.databaseUrl === undefined) return database;
  await database.close();
  return connectUnhurried(settings.databaseUrl);
}

async function countUsers({ db }: Database): Promise<number> {
  const { users } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow();
  return users;
}

async function replaceRows({ db, engine }: Database, rehearsal: Rehearsal): Promise<void> {
  await db.connection().execute(async (connection) => {
    // SQLite takes another file to its side only outside of a transaction.
    if (engine === 'sqlite') await sql`attach database ${rehearsal.path} as rehearsal`.execute(connection);
    await connection.transaction().execute(async (transaction) => {
      if (engine === 'postgres') await lockTables(transaction, rehearsal);
      for (const { name } of [...rehearsal.tables].reverse())
        await sql`delete from ${sql.table(name)}`.execute(transaction);
      await (engine === 'sqlite' ? copyInside : copyAcross)(transaction, rehearsal);
      await assertCounts(transaction, rehearsal);
    });
    if (engine === 'sqlite') await sql`detach database rehearsal`.execute(connection);
  });
}

/** Nobody writes between the last row that goes and the first that comes. */
async function lockTables(transaction: Kysely<Tables>, { tables }: Rehearsal): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in access exclusive mode`.execute(transaction);
}

async function copyInside(transaction: Kysely<Tables>, { tables }: Rehearsal): Promise<void> {
  for (const { name, columns } of tables) {
    const list = sql.join(columns.map((column) => sql.ref(column.name)));
    await sql`insert into main.${sql.table(name)} (${list}) select ${list} from rehearsal.${sql.table(name)}`.execute(
      transaction,
    );
  }
}

const rowsAtOnce = 1_000;

async function copyAcross(transaction: Kysely<Tables>, { handle, tables }: Rehearsal): Promise<void> {
  for (const { name, columns } of tables) {
    const list = sql.join(columns.map((column) => sql.ref(column.name)));
    const send = (rows: unknown[]) =>
      sql`insert into ${sql.table(name)} (${list}) select ${list}
        from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json)`.execute(
        transaction,
      );
    let rows: unknown[] = [];
    for (const row of handle.prepare(`select * from "${name}"`).iterate()) {
      if (rows.push(row) < rowsAtOnce) continue;
      await send(rows);
      rows = [];
    }
    if (rows.length > 0) await send(rows);
  }
}

async function assertCounts(transaction: Kysely<Tables>, { tables, counts }: Rehearsal): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(
      transaction,
    );
    if (Number(rows[0]?.n) !== counts[name]) throw new BackupFault(`The rows of ${name} do not add up.`);
  }
}
