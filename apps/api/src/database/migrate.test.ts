import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { describeStartFault } from '../start-fault.ts';
import { findSchemaVersion, migrate } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import type { Migration } from './migrations/migration.ts';
import { connectDatabase, openDatabase } from './open-database.ts';
import { NewerSchema } from './start-faults.ts';
import { describeEachPlace } from './test-databases.ts';
import { startProcess } from './test-processes/test-process.ts';

// They start many processes, and a machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

function aNote(column = 'note'): Migration {
  return {
    name: 'note',
    kind: 'expand',
    up: async (db) => {
      await db.schema.alterTable('secrets').addColumn(column, 'text').execute();
    },
  };
}

describeEachPlace('migrations', (makePlace) => {
  test('[R31] six processes that start at once on an empty database migrate it once, and all are ready', async () => {
    const { settings } = await makePlace();
    const processes = Array.from({ length: 6 }, () =>
      startProcess('open-on-signal.ts', [JSON.stringify(settings)]),
    );
    await Promise.all(processes.map((process) => process.untilSaid('loaded')));
    for (const process of processes) process.tell('go');
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0, 0, 0, 0, 0]);
    const versions = allMigrations.map((_migration, index) => index + 1).join(',');
    expect(processes.map((process) => process.said())).toEqual(Array(6).fill(`loaded\nfound ${versions}\n`));
  });

  test('[R31] a process that is killed before any statement of the migrations leaves nothing of them', async () => {
    const { settings } = await makePlace();
    const whole = await makePlace();
    const counting = startProcess('die-in-migration.ts', [JSON.stringify(whole.settings), 'never']);
    expect(await counting.ended).toBe(0);
    const statements = Number.parseInt(counting.said(), 10);
    expect(statements).toBeGreaterThan(15);

    for (let position = 0; position < statements; position += 1) {
      const dying = startProcess('die-in-migration.ts', [JSON.stringify(settings), String(position)]);
      expect(await dying.ended).toBe('SIGKILL');
    }
    const { db, close } = await connectDatabase(settings);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toEqual([]);
    await close();
    const migrated = await openDatabase(settings);
    expect(await findSchemaVersion(migrated)).toBe(allMigrations.length);
    await migrated.close();
  });

  test('[R31] a migration that fails takes back what the ones before it did', async () => {
    const database = await connectDatabase((await makePlace()).settings);
    const broken: Migration = {
      name: 'broken',
      kind: 'expand',
      up: async () => Promise.reject(new Error('broken')),
    };
    await expect(migrate(database, [...allMigrations, broken])).rejects.toThrow('broken');
    expect(await findSchemaVersion(database)).toBeUndefined();
    await database.close();
  });

  test('[R31] a database of the version before is brought up with its rows', async () => {
    const { settings } = await makePlace();
    const older = await openDatabase(settings);
    await older.db.insertInto('secrets').values({ name: 'a', value: 'kept' }).execute();
    await migrate(older, [...allMigrations, aNote()]);
    const { rows } = await sql`select * from secrets`.execute(older.db);
    expect(rows).toEqual([{ name: 'a', value: 'kept', note: null }]);
    await older.close();
  });

  test('[R31] a database of the first version gets room for conversations and keeps its rows', async () => {
    const database = await connectDatabase((await makePlace()).settings);
    await migrate(database, allMigrations.slice(0, 1));
    await database.db.insertInto('secrets').values({ name: 'a', value: 'kept' }).execute();
    await migrate(database);
    expect(await database.db.selectFrom('conversations').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('secrets').selectAll().execute()).toHaveLength(1);
    await database.close();
  });

  test('[R32] a newer version that only added something is worked with, and left as it is', async () => {
    const { settings } = await makePlace();
    const newer = await openDatabase(settings);
    const next = [...allMigrations, aNote(), aNote('another')];
    await migrate(newer, next);
    const older = await openDatabase(settings);
    await older.db.insertInto('secrets').values({ name: 'a', value: 'of the older' }).execute();
    expect(await findSchemaVersion(older)).toBe(next.length);
    await migrate(newer, next);
    const { rows } = await sql`select name, value, note from secrets`.execute(newer.db);
    expect(rows).toEqual([{ name: 'a', value: 'of the older', note: null }]);
    await older.close();
    await newer.close();
  });

  test('[R32] a version that would break it is refused, also behind one that only added something', async () => {
    const { settings } = await makePlace();
    const newer = await openDatabase(settings);
    const breaking: Migration = { name: 'breaking', kind: 'contract', up: async () => undefined };
    const adding: Migration = { name: 'adding', kind: 'expand', up: async () => undefined };
    await migrate(newer, [...allMigrations, aNote(), breaking, adding]);
    await expect(openDatabase(settings)).rejects.toBeInstanceOf(NewerSchema);
    const inBetween = [...allMigrations, aNote()];
    await expect(migrate(newer, inBetween)).rejects.toBeInstanceOf(NewerSchema);
    await migrate(newer, [...inBetween, breaking]);
    expect(await findSchemaVersion(newer)).toBe(allMigrations.length + 3);
    await newer.close();
  });

  test('[R31] a database of a newer version that does not say more is refused with one line, and left as it is', async () => {
    const { settings } = await makePlace();
    const newer = await openDatabase(settings);
    await newer.db
      .insertInto('schema_versions')
      .values({ version: 99, name: 'of tomorrow', applied_at: '2030-01-01', oldest_code: null })
      .execute();
    const fault = await openDatabase(settings).then(() => undefined, describeStartFault);
    expect(fault).toEqual({ exitCode: 1, line: expect.stringContaining('The database has schema 99') });
    expect(fault?.line).not.toContain('\n');
    expect(await findSchemaVersion(newer)).toBe(99);
    await newer.close();
  });
});
