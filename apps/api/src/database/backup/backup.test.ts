import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Flag } from '@kinora/identity/identity-tables';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readAcknowledgements, findLost } from '../durability/acknowledgements.ts';
import { findDamage } from '../durability/integrity.ts';
import { migrate } from '../migrate.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Migration } from '../migrations/migration.ts';
import { newId } from '../new-id.ts';
import { connectDatabase, type DatabaseSettings, openDatabase } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { describeEachPlace } from '../test-databases.ts';
import { startProcess } from '../test-processes/test-process.ts';
import { BackupFault } from './backup-form.ts';
import { inSnapshot, readRows } from './read-rows.ts';
import { rehearse } from './rehearsal.ts';
import { restoreBackup } from './restore.ts';
import { tablesOfVersion } from './table-shapes.ts';
import { writeBackup } from './write-backup.ts';

// They start many processes, and a machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-backup-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const now = '2026-11-21T12:00:00.123Z';
const times = { created_at: now, updated_at: now };

/** Something in every table, with text that is easily broken. */
async function fill({ db, engine }: Database, name = 'Zoë "the\nfan" 🎬'): Promise<void> {
  const email_verified: Flag = engine === 'postgres' ? true : 1;
  const user = { id: 'u1', name, email: 'zoe@kinora.example', email_verified, image: null, ...times };
  await db.insertInto('users').values(user).execute();
  const session = { id: 's1', user_id: 'u1', token: 'hash', expires_at: now, ip_address: null };
  await db
    .insertInto('sessions')
    .values({ ...session, user_agent: null, ...times })
    .execute();
  const tokens = { access_token: null, refresh_token: null, id_token: null, scope: null };
  const ends = { access_token_expires_at: null, refresh_token_expires_at: null };
  const account = { id: 'a1', user_id: 'u1', account_id: 'u1', provider_id: 'credential', password: 'argon' };
  await db
    .insertInto('accounts')
    .values({ ...account, ...tokens, ...ends, ...times })
    .execute();
  const verification = { id: 'v1', identifier: 'x', value: 'y', expires_at: now, ...times };
  await db.insertInto('verifications').values(verification).execute();
  const key = { id: 'k1', public_key: 'p', private_key: 'q', created_at: now, expires_at: null };
  await db
    .insertInto('signing_keys')
    .values({ ...key, alg: 'EdDSA', crv: null })
    .execute();
  const link = { user_id: 'u1', purpose: 'verify', token_hash: 'h', expires_at: now } as const;
  await db.insertInto('mail_links').values(link).execute();
  await db.insertInto('attempts').values({ key: 'a', count: 3, first_at: 1.5, last_at: 2e12 }).execute();
  await db.insertInto('secrets').values({ name: 'auth', value: 'secret' }).execute();
  const film = { title: 'A film', overview: '', poster_path: null, vote_average: 7.25 };
  await db
    .insertInto('movies')
    .values({ movie_id: 2 ** 48 - 1, tmdb_id: 11, ...film })
    .execute();
  const touched = { user_id: 'u1', movie_id: 2 ** 48 - 1 };
  await db
    .insertInto('likes')
    .values({ ...touched, like_id: newId(), liked_at: now })
    .execute();
  await db
    .insertInto('watch_status')
    .values({ ...touched, status: 'watched', changed_at: now })
    .execute();
  const playlist = { user_id: 'u1', playlist_id: 7, name: 'Later', created_at: now };
  await db.insertInto('playlists').values(playlist).execute();
  await db
    .insertInto('playlist_movies')
    .values({ ...touched, playlist_id: 7, added_at: now })
    .execute();
  await db
    .insertInto('recently_visited')
    .values({ ...touched, visited_at: now })
    .execute();
  const mail = { recipient: 'a', subject: 'b', text: 'c', html: 'd', sent_at: now };
  await db
    .insertInto('outbox')
    .values({ mail_id: 9, ...mail })
    .execute();
  const conversation = { id_hash: 'c', user_id: null, state: '{"version":1}', version: 3 };
  await db
    .insertInto('conversations')
    .values({ ...conversation, begun_at: now, updated_at: now, expires_at: now })
    .execute();
  await db
    .insertInto('model_tokens')
    .values({ day: '2026-11-21', tokens: 2 ** 40 })
    .execute();
}

async function allRows(database: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  const tables = await tablesOfVersion(allMigrations.length);
  await inSnapshot(database, async (connection) => {
    for (const table of tables) {
      const rows: unknown[] = [];
      for await (const portion of readRows(connection, database.engine, table)) rows.push(...portion);
      found[table.name] = rows;
    }
  });
  return found;
}

/** A backup of a filled SQLite database, and its rows. */
async function aBackup(): Promise<{ file: string; rows: Record<string, unknown[]> }> {
  const file = join(folder, 'full.backup');
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: join(folder, 'source') });
  await fill(database);
  await writeBackup(database, { file, mayReplace: false });
  const rows = await allRows(database);
  await database.close();
  return { file, rows };
}

const here = (): DatabaseSettings => ({ databaseUrl: undefined, dataFolder: join(folder, 'restored') });

/** The backup with its text changed and its end made anew to fit where `isSealed`. */
function rewrite(file: string, change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const changed = join(folder, 'changed.backup');
  writeFileSync(changed, gzipSync(`${change(lines).join('\n')}\n`));
  return changed;
}

async function faultOf(file: string): Promise<string> {
  const work = restoreBackup({ file, settings: here(), mayReplace: false });
  const thrown = await work.then(
    () => new Error('it was restored'),
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof BackupFault)) throw thrown;
  expect(thrown.message).not.toContain('\n');
  expect(readdirSync(here().dataFolder)).toEqual([]);
  return thrown.message;
}

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

    await restoreBackup({ file, settings: here(), mayReplace: false });
    const restored = await openDatabase(here());
    expect(await findLost(restored, before)).toEqual([]);
    expect(await findDamage(restored)).toEqual([]);
    await restored.close();
  });

  test('[R33] takes the place of what is there only when it is told to, and then of all of it', async () => {
    const { file, rows } = await aBackup();
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
    const { file } = await aBackup();
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
    expect(await faultOf(file)).toContain('restore it with the newer version');
    const rehearsal = await rehearse({ file, folder, migrations: nextMigrations });
    const valuesOf = (query: string) => rehearsal.handle.prepare(query).all();
    expect(valuesOf('select text from notes')).toEqual([{ text: 'a note' }]);
    expect(valuesOf('select note from secrets')).toEqual([{ note: 'c' }]);
    rehearsal.end();
    await database.close();
  });

  test('[R32] [R33] takes no backup of this version, whose restore would leave behind what it does not know', async () => {
    const { file } = await aBackup();
    const { settings, db, close } = await openExpanded();
    const work = restoreBackup({ file, settings, mayReplace: true });
    await expect(work).rejects.toThrow(`The database has schema ${nextMigrations.length}`);
    expect((await sql`select * from notes`.execute(db)).rows).toEqual([{ text: 'a note' }]);
    await close();
  });
});

describe('a file that is not a whole backup', () => {
  test('[R33] is refused wherever it is cut off', async () => {
    const { file } = await aBackup();
    const bytes = readFileSync(file);
    const cut = join(folder, 'cut.backup');
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 40)) {
      writeFileSync(cut, bytes.subarray(0, length));
      expect(await faultOf(cut)).toMatch(/cut off|empty|not a backup/);
    }
  });

  test('[R33] is refused wherever a bit is flipped', async () => {
    const { file } = await aBackup();
    const bytes = readFileSync(file);
    const flipped = join(folder, 'flipped.backup');
    // The first ten bytes only say when and where it was compressed.
    for (let at = 10; at < bytes.length; at += Math.ceil(bytes.length / 60)) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 4;
      writeFileSync(flipped, damaged);
      expect(await faultOf(flipped)).toMatch(/damaged|not a backup|cut off/);
    }
  });

  test('[R33] is refused when its lines were changed', async () => {
    const { file } = await aBackup();
    expect(await faultOf(rewrite(file, (lines) => lines.slice(0, -1)))).toContain('its end is missing');
    expect(await faultOf(rewrite(file, (lines) => lines.slice(0, 3)))).toContain('its end is missing');
    expect(await faultOf(rewrite(file, (lines) => lines.slice(1)))).toContain('not a backup of Kinora');
    expect(await faultOf(rewrite(file, (lines) => [...lines, '[]']))).toContain('goes on after its end');
    const renamed = rewrite(file, (lines) => lines.map((line) => line.replace('zoe@', 'eve@')));
    expect(await faultOf(renamed)).toContain('its checksum differs');
    const unknown = rewrite(file, (lines) => lines.map((line) => line.replace('"likes"', '"dislikes"')));
    expect(await faultOf(unknown)).toContain('dislikes is not one of its schema');
    const wrongKind = rewrite(file, (lines) => lines.map((line) => line.replace('281474976710655', '"x"')));
    expect(await faultOf(wrongKind)).toContain('does not fit the table movies');
  });

  test('[R33] is refused when it is something else altogether', async () => {
    const file = join(folder, 'foreign');
    for (const [content, reason] of [
      [Buffer.alloc(0), 'empty'],
      [randomBytes(5_000), 'not a backup'],
      [gzipSync('{"format":"another"}\n'), 'not a backup'],
      [gzipSync(''), 'empty'],
      [gzipSync('[1]\n'), 'not a backup'],
    ] as const) {
      writeFileSync(file, content);
      expect(await faultOf(file)).toContain(reason);
    }
    expect(await faultOf(join(folder, 'nowhere'))).toContain('There is no file');
  });

  test('[R33] is refused when it is of a newer schema or form', async () => {
    const { file } = await aBackup();
    const newer = rewrite(file, (lines) =>
      lines.map((line) => line.replace(/"schemaVersion":\d+/, '"schemaVersion":99')),
    );
    expect(await faultOf(newer)).toContain('restore it with the newer version');
    const form = rewrite(file, (lines) =>
      lines.map((line) => line.replace('"formatVersion":1', '"formatVersion":9')),
    );
    expect(await faultOf(form)).toContain('form 9');
  });
});

describe('the commands', () => {
  const root = resolve(import.meta.dirname, '../../../../..');
  const type = (tool: string, words: string[], dataFolder: string) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, `tools/${tool}.mjs`), ...words],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DATA_DIR: dataFolder },
      },
    );
    return { status, stdout, stderr };
  };

  test('[R33] back up and restore as a person types them, from wherever', async () => {
    await aBackup();
    const [source, target] = [join(folder, 'source'), join(folder, 'target')];
    expect(type('backup', ['mine.backup'], source)).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(join(folder, 'mine.backup'))).toBe(true);
    expect(type('backup', ['mine.backup'], source)).toMatchObject({ status: 1, stdout: '' });
    expect(type('backup', ['mine.backup', '--force'], source)).toMatchObject({ status: 0 });
    expect(type('restore', ['mine.backup'], target)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Restored 1 users'),
    });
    expect(type('restore', ['mine.backup'], target)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Add --replace'),
    });
    expect(type('restore', ['mine.backup', '--replace'], target)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('in the place of 1 users'),
    });
  });

  test('say in a line what is wrong, with an exit code', async () => {
    mkdirSync(join(folder, 'empty'));
    writeFileSync(join(folder, 'bad'), 'bad');
    const nothing = type('backup', ['x.backup'], join(folder, 'empty'));
    expect(nothing).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no database in') });
    expect(type('restore', ['bad'], join(folder, 'empty'))).toMatchObject({
      status: 1,
      stderr: 'The file is not a backup of Kinora, or it is damaged.\n',
    });
    expect(type('backup', [], folder)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Usage:'),
    });
    expect(type('restore', ['a', '--force'], folder)).toMatchObject({ status: 2 });
  });
});
