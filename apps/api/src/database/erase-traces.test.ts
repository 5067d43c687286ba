import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { eraseTraces } from './erase-traces.ts';
import { newId } from './new-id.ts';
import { openDatabase } from './open-database.ts';
import { databaseFileName } from './sqlite-file.ts';
import { describeEachEngine, type TestDatabase } from './test-databases.ts';

const canary = 'canary.bird@kinora.example';
const now = new Date(0).toISOString();

async function addUser({ db, engine }: TestDatabase, id: string): Promise<void> {
  const email_verified = engine === 'postgres' ? true : 1;
  const times = { created_at: now, updated_at: now };
  await db
    .insertInto('users')
    .values({ id, name: canary, email: canary, email_verified, image: null, ...times })
    .execute();
  for (let index = 0; index < 300; index += 1) {
    const playlist = { user_id: id, playlist_id: newId(), name: `${canary} ${index}`, created_at: now };
    await db.insertInto('playlists').values(playlist).execute();
  }
}

/** The files of the database in which the canary's bytes are found. */
function filesWithCanary({ settings }: TestDatabase): string[] {
  const folder = settings.dataFolder;
  if (!existsSync(join(folder, databaseFileName))) return [];
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(canary));
}

describeEachEngine('erasing', (openTestDatabase) => {
  test('[R64] leaves nothing of a deleted account in the file nor in its log', async () => {
    const database = await openTestDatabase();
    await addUser(database, 'u1');
    await eraseTraces(database);
    await database.db.deleteFrom('users').execute();
    expect(await eraseTraces(database)).toBe(true);
    expect(filesWithCanary(database)).toEqual([]);
    expect(await database.db.selectFrom('playlists').selectAll().execute()).toEqual([]);
  });
});

test('[R64] a reader of another process keeps what SQLite has in its log, and that is said', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'kinora-traces-'));
  const settings = { databaseUrl: undefined, dataFolder };
  const database = { ...(await openDatabase(settings)), settings };
  await addUser(database, 'u1');
  const reader = new DatabaseSync(join(dataFolder, databaseFileName));
  reader.exec('begin; select * from users');
  await database.db.deleteFrom('users').execute();
  expect(await eraseTraces(database)).toBe(false);
  expect(filesWithCanary(database)).not.toEqual([]);
  reader.exec('rollback');
  expect(await eraseTraces(database)).toBe(true);
  expect(filesWithCanary(database)).toEqual([]);
  reader.close();
  await database.close();
  rmSync(dataFolder, { recursive: true });
});
