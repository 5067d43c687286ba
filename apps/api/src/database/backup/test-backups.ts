/** What tests of backups need: a database with something in every table, and its backup. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Flag } from '@kinora/identity/identity-tables';
import { expect } from 'vitest';
import { allMigrations } from '../migrations/all-migrations.ts';
import { newId } from '../new-id.ts';
import { type DatabaseSettings, openDatabase } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { BackupFault } from './backup-form.ts';
import { inSnapshot, readRows } from './read-rows.ts';
import { restoreBackup } from './restore.ts';
import { tablesOfVersion } from './table-shapes.ts';
import { writeBackup } from './write-backup.ts';

const now = '2026-11-21T12:00:00.123Z';
const times = { created_at: now, updated_at: now };

/** Something in every table, with text that is easily broken. */
export async function fill({ db, engine }: Database, name = 'Zoë "the\nfan" 🎬'): Promise<void> {
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

export async function allRows(database: Database): Promise<Record<string, unknown[]>> {
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

/** A backup in this folder of a filled SQLite database, and its rows. */
export async function aBackup(folder: string): Promise<{ file: string; rows: Record<string, unknown[]> }> {
  const file = join(folder, 'full.backup');
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: join(folder, 'source') });
  await fill(database);
  await writeBackup(database, { file, mayReplace: false });
  const rows = await allRows(database);
  await database.close();
  return { file, rows };
}

/** A database in this folder that is not there yet. */
export function settingsIn(folder: string): DatabaseSettings {
  return { databaseUrl: undefined, dataFolder: join(folder, 'restored') };
}

/** What is wrong with the file; nothing of it is restored. */
export async function faultOf(file: string, folder: string): Promise<string> {
  const work = restoreBackup({ file, settings: settingsIn(folder), mayReplace: false });
  const thrown = await work.then(
    () => new Error('it was restored'),
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof BackupFault)) throw thrown;
  expect(thrown.message).not.toContain('\n');
  expect(readdirSync(settingsIn(folder).dataFolder)).toEqual([]);
  return thrown.message;
}
