import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { useFolder } from '../../test-folder.ts';
import { findLost, readAcknowledgements } from '../durability/acknowledgements.ts';
import { findDamage } from '../durability/integrity.ts';
import { migrate } from '../migrate.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import { connectDatabase, type DatabaseSettings, openDatabase } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { describeEachPlace } from '../test-databases.ts';
import { startProcess } from '../test-processes/test-process.ts';
import { rehearse } from './rehearsal.ts';
import { restoreBackup } from './restore.ts';
import { aBackup, allRows, faultOf, fill, settingsIn } from './test-backups.ts';
import { writeBackup } from './write-backup.ts';

// They start many processes, and a machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;

useFolder((made) => (folder = made));

describeEachPlace('a backup', (makePlace) => {
  test('[R33] holds every table, secrets and sessions too, for its owner alone', async () => {
    const database = await openDatabase((await makePlace()).settings);
    await fill(database);
    const file = join(folder, 'all.backup');
    const counts = await writeBackup(database, { file, mayReplace: false });
    expect(Object.values(counts)).toEqual(Object.values(counts).map(() => 1));
    expect(Object.keys(counts)).toHaveLength(17);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['all.backup']);
    await database.close();
  });

  test('[R33] replaces no file unless it is told to', async () => {
    const database = await openDatabase((await makePlace()).settings);
    const file = join(folder, 'first.backup');
    writeFileSync(file, 'precious');
    await expect(writeBackup(database, { file, mayReplace: false })).rejects.toThrow('Add --force');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    await writeBackup(database, { file, mayReplace: true });
    expect(readFileSync(file, 'utf8')).not.toBe('precious');
    await database.close();
  });

  test('[R33] that is broken off leaves no file', async () => {
    const database = await openDatabase((await makePlace()).settings);
    const file = join(folder, 'stopped.backup');
    const work = writeBackup(database, { file, mayReplace: false, signal: AbortSignal.abort() });
    await expect(work).rejects.toThrow('abort');
    expect(readdirSync(folder)).toEqual([]);
    await database.close();
  });

  describeEachPlace('when it moves', (makeTarget, target) => {
    test(`[R33] comes out of ${target} with the same rows`, async () => {
      const source = await openDatabase((await makePlace()).settings);
      await fill(source);
      const file = join(folder, 'moved.backup');
      await writeBackup(source, { file, mayReplace: false });
      const { settings } = await makeTarget();
      const restored = await restoreBackup({ file, settings, mayReplace: false });
      expect(restored).toMatchObject({ replacedUsers: 0, counts: { users: 1, likes: 1 } });
      const moved = await openDatabase(settings);
      expect(await allRows(moved)).toEqual(await allRows(source));
      expect(await findDamage(moved)).toEqual([]);
      await moved.close();
      await source.close();
    });
  });

  test('[R33] under a load of writes is of one moment, and has all that was acknowledged before it', async () => {
    const { settings } = await makePlace();
    const writers = [1, 2].map(() =>
      startProcess('../durability/acknowledging-writer.ts', [JSON.stringify(settings)]),
    );
    await Promise.all(writers.map((writer) => writer.untilSaid('{"ready":true}')));
    await expect.poll(() => writers[0]?.said().split('\n').length).toBeGreaterThan(50);
    const database = await connectDatabase(settings);
    const acknowledged = () => writers.flatMap((writer) => readAcknowledgements(writer.said()));
    const before = acknowledged();
    const file = join(folder, 'busy.backup');
    await writeBackup(database, { file, mayReplace: false });
    await expect.poll(() => acknowledged().length).toBeGreaterThan(before.length);
    for (const writer of writers) writer.kill();
    await Promise.all(writers.map(({ ended }) => ended));
    await database.close();

    await restoreBackup({ file, settings: settingsIn(folder), mayReplace: false });
    const restored = await openDatabase(settingsIn(folder));
    expect(await findLost(restored, before)).toEqual([]);
    expect(await findDamage(restored)).toEqual([]);
    await restored.close();
  });

  test('[R33] takes the place of what is there only when it is told to, and then of all of it', async () => {
    const { file, rows } = await aBackup(folder);
    const { settings } = await makePlace();
    const target = await openDatabase(settings);
    await fill(target, 'somebody else');
    await target.db.insertInto('secrets').values({ name: 'other', value: '' }).execute();
    const before = await allRows(target);
    const work = restoreBackup({ file, settings, mayReplace: false });
    await expect(work).rejects.toThrow('The database has users already (1). Add --replace');
    expect(await allRows(target)).toEqual(before);
    expect(await restoreBackup({ file, settings, mayReplace: true })).toMatchObject({ replacedUsers: 1 });
    expect(await allRows(target)).toEqual(rows);
    await target.close();
  });

  test('[R33] of an older schema is brought up to the one of today', async () => {
    const { file } = await aBackup(folder);
    const { settings } = await makePlace();
    const renaming: Migration = {
      name: 'of tomorrow',
      kind: 'expand',
      up: async (db) => {
        await db.schema
          .alterTable('secrets')
          .addColumn('note', 'text', (note) => note.defaultTo('-'))
          .execute();
        await db.updateTable('secrets').set({ value: 'made anew' }).execute();
      },
    };
    const migrations = [...allMigrations, renaming];
    const older = restoreBackup({ file, settings, mayReplace: false, migrations });
    // The database itself is still of today, so the new column has no place in it, and nothing is changed.
    await expect(older).rejects.toThrow('note');
    const database = await openDatabase(settings);
    await renaming.up(database.db as never, database.engine); // the migration's own view of the tables
    await restoreBackup({ file, settings, mayReplace: false, migrations });
    const secrets = await database.db.selectFrom('secrets').selectAll().execute();
    expect(secrets).toEqual([{ name: 'auth', value: 'made anew', note: '-' }]);
    await database.close();
  });
});

/** What the next version might add. */
const notes: Migration = {
  name: 'notes',
  kind: 'expand',
  up: async (db) => {
    await db.schema.createTable('notes').addColumn('text', 'text').execute();
    await db.schema.alterTable('secrets').addColumn('note', 'text').execute();
  },
};
const nextMigrations = [...allMigrations, notes];

describeEachPlace('a database that a newer version has added to', (makePlace) => {
  async function openExpanded(): Promise<Database & { settings: DatabaseSettings }> {
    const { settings } = await makePlace();
    const database = await openDatabase(settings);
    await migrate(database, nextMigrations);
    await sql`insert into notes values ('a note')`.execute(database.db);
    await sql`insert into secrets (name, value, note) values ('a', 'b', 'c')`.execute(database.db);
    return { ...database, settings };
  }

  test('[R32] [R33] is backed up whole by this version, for the newer one to restore', async () => {
    const database = await openExpanded();
    const file = join(folder, 'newer.backup');
    expect(await writeBackup(database, { file, mayReplace: false })).toMatchObject({ notes: 1, secrets: 1 });
    expect(await faultOf(file, folder)).toContain('restore it with the newer version');
    const rehearsal = await rehearse({ file, folder, migrations: nextMigrations });
    const valuesOf = (query: string) => rehearsal.handle.prepare(query).all();
    expect(valuesOf('select text from notes')).toEqual([{ text: 'a note' }]);
    expect(valuesOf('select note from secrets')).toEqual([{ note: 'c' }]);
    rehearsal.end();
    await database.close();
  });

  test('[R32] [R33] takes no backup of this version, whose restore would leave behind what it does not know', async () => {
    const { file } = await aBackup(folder);
    const { settings, db, close } = await openExpanded();
    const work = restoreBackup({ file, settings, mayReplace: true });
    await expect(work).rejects.toThrow(`The database has schema ${nextMigrations.length}`);
    expect((await sql`select * from notes`.execute(db)).rows).toEqual([{ text: 'a note' }]);
    await close();
  });
});
