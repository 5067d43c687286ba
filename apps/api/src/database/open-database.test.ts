import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { describeStartFault } from '../start-fault.ts';
import { newId } from './new-id.ts';
import { type DatabaseSettings, openDatabase } from './open-database.ts';
import { databaseFileName } from './sqlite-file.ts';
import { describeEachEngine, describeEachPlace, describeOnPostgres } from './test-databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

function inFolder(name: string): DatabaseSettings {
  return { databaseUrl: undefined, dataFolder: join(folder, name) };
}

function modeOf(...path: string[]): number {
  return statSync(join(folder, ...path)).mode & 0o777;
}

async function faultOf(settings: DatabaseSettings) {
  return openDatabase(settings).then(() => undefined, describeStartFault);
}

describe('a SQLite file', () => {
  test('[R26] is opened so that it acknowledges nothing before it is on the disk, and erases what is deleted', async () => {
    const { db, close } = await openDatabase(inFolder('safe'));
    const pragmas = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1, secure_delete: 1 };
    for (const [pragma, value] of Object.entries(pragmas)) {
      const { rows } = await sql.raw<object>(`pragma ${pragma}`).execute(db);
      expect({ [pragma]: Object.values(rows[0] ?? {})[0] }).toEqual({ [pragma]: value });
    }
    await close();
  });

  test('is for its owner alone', async () => {
    const { close } = await openDatabase(inFolder('own'));
    expect(modeOf('own')).toBe(0o700);
    expect(
      [databaseFileName, `${databaseFileName}-wal`, 'reserve'].map((name) => modeOf('own', name)),
    ).toEqual([0o600, 0o600, 0o600]);
    await close();
  });

  test('is refused in one line where something else stands in its place', async () => {
    mkdirSync(join(folder, 'foreign'));
    writeFileSync(join(folder, 'foreign', databaseFileName), 'not rows at all '.repeat(100));
    expect(await faultOf(inFolder('foreign'))).toEqual({
      exitCode: 1,
      line: expect.stringContaining('The database cannot be opened'),
    });
    writeFileSync(join(folder, 'file'), '');
    expect(await faultOf(inFolder('file'))).toMatchObject({ exitCode: 1 });
  });

  test('waits for another process that writes, and meanwhile answers what needs no rows', async () => {
    const { db, close } = await openDatabase(inFolder('busy'));
    const other = new DatabaseSync(join(folder, 'busy', databaseFileName));
    other.exec('begin immediate');
    const writing = db.insertInto('secrets').values({ name: 'a', value: 'b' }).execute();
    let turns = 0;
    for (; turns < 5; turns += 1) await delay(10);
    other.exec('commit');
    await writing;
    expect(turns).toBe(5);
    expect(await db.selectFrom('secrets').selectAll().execute()).toHaveLength(1);
    other.close();
    await close();
  });

  test('leaves nothing but the rows and the reserve behind', async () => {
    const { close } = await openDatabase(inFolder('tidy'));
    await close();
    expect(readdirSync(join(folder, 'tidy')).sort()).toEqual([databaseFileName, 'reserve']);
  });
});

describeEachPlace('a database', (makePlace) => {
  test('is written to by two processes at once without a failure', async () => {
    const { settings } = await makePlace();
    const [first, second] = [await openDatabase(settings), await openDatabase(settings)];
    const work = Array.from({ length: 200 }, async (_, index) => {
      const { db } = index % 2 === 0 ? first : second;
      await db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('secrets').selectAll().execute();
        await transaction
          .insertInto('secrets')
          .values({ name: String(index), value: '' })
          .execute();
      });
    });
    await Promise.all(work);
    expect(await first.db.selectFrom('secrets').selectAll().execute()).toHaveLength(200);
    await first.close();
    await second.close();
  });
});

describeOnPostgres('a server', (makePlace) => {
  test('is refused where it acknowledges writes too early', async () => {
    const { settings } = await makePlace();
    const { db, close } = await openDatabase(settings);
    const name = new URL(settings.databaseUrl ?? '').pathname.slice(1);
    await sql`alter database ${sql.ref(name)} set synchronous_commit = off`.execute(db);
    await close();
    expect(await faultOf(settings)).toEqual({
      exitCode: 1,
      line: expect.stringContaining('set synchronous_commit = on'),
    });
  });
});

test('a PostgreSQL server that is not there is one line, without its password', async () => {
  const fault = await faultOf({ databaseUrl: 'postgres://kinora:hidden@127.0.0.1:1/x', dataFolder: folder });
  expect(fault).toEqual({ exitCode: 1, line: expect.stringContaining('The database cannot be opened') });
  expect(fault?.line).not.toContain('hidden');
});

describeEachEngine('numbers', (openTestDatabase) => {
  test('of our own come back as they were written', async () => {
    const { db } = await openTestDatabase();
    const mail = { recipient: '', subject: '', text: '', html: '', sent_at: '' };
    const ids = [1, 2 ** 48 - 1, newId()];
    for (const mail_id of ids)
      await db
        .insertInto('outbox')
        .values({ mail_id, ...mail })
        .execute();
    const rows = await db.selectFrom('outbox').select('mail_id').execute();
    expect(new Set(rows.map(({ mail_id }) => mail_id))).toEqual(new Set(ids));
  });
});
