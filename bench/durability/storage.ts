/**
 * `npm run bench:storage [-- USERS]`: acknowledged writes a second on both engines, and how long a backup and its
 * restore take for many users.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '@kinora/api/src/database/backup/restore.ts';
import { writeBackup } from '@kinora/api/src/database/backup/write-backup.ts';
import { newId } from '@kinora/api/src/database/new-id.ts';
import { type DatabaseSettings, openDatabase } from '@kinora/api/src/database/open-database.ts';
import type { Database } from '@kinora/api/src/database/schema.ts';
import { startPostgres } from '../../tools/postgres.mjs';

const users = Number(process.argv[2] ?? 100_000);
const likesOfUser = 10;
const writes = 2_000;
const now = new Date().toISOString();

const folder = mkdtempSync(join(tmpdir(), 'kinora-storage-'));
const server = await startPostgres({ isDurable: true });
const table: Record<string, Record<string, string | number>> = {
  SQLite: await measure({ databaseUrl: undefined, dataFolder: join(folder, 'rows') }),
  ...(server && { PostgreSQL: await measure({ databaseUrl: server.url, dataFolder: folder }) }),
};
await server?.stop();
rmSync(folder, { recursive: true });
console.table(table);

async function measure(settings: DatabaseSettings): Promise<Record<string, string | number>> {
  const database = await openDatabase(settings);
  await addUsers(database, 1);
  await addMovies(database);
  const alone = await ratePerSecond(() => likeAll(database, 1));
  const together = await ratePerSecond(() => likeAll(database, 20));
  await database.db.deleteFrom('users').execute();
  await addUsers(database, users);
  await addLikes(database);
  const file = join(folder, `${database.engine}.backup`);
  const backup = await seconds(() => writeBackup(database, { file, mayReplace: false }));
  await database.close();
  const restore = await seconds(() => restoreBackup({ file, settings, mayReplace: true }));
  return {
    'writes/s, one by one': alone,
    'writes/s, 20 at once': together,
    users,
    likes: users * likesOfUser,
    'backup, s': backup,
    'backup, MB': Math.round(statSync(file).size / 1e6),
    'restore, s': restore,
  };
}

async function ratePerSecond(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round((writes / (performance.now() - started)) * 1_000);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round((performance.now() - started) / 100) / 10;
}

/** Likes that are taken back at the end, each acknowledged by itself. */
async function likeAll({ db }: Database, atOnce: number): Promise<void> {
  const movies = Array.from({ length: writes }, (_, index) => index + 1);
  const likeInTurn = async () => {
    for (let movie_id = movies.pop(); movie_id !== undefined; movie_id = movies.pop())
      await db
        .insertInto('likes')
        .values({ user_id: 'user-0', movie_id, like_id: newId(), liked_at: now })
        .execute();
  };
  await Promise.all(Array.from({ length: atOnce }, likeInTurn));
  await db.deleteFrom('likes').execute();
}

async function addMovies({ db }: Database): Promise<void> {
  await inPortions(writes, async (index) => {
    const film = { title: 'A film', overview: '', poster_path: null, vote_average: 7 };
    await db
      .insertInto('movies')
      .values(index.map((n) => ({ movie_id: n + 1, tmdb_id: n + 1, ...film })))
      .execute();
  });
}

async function addUsers({ db, engine }: Database, count: number): Promise<void> {
  const email_verified = engine === 'postgres' ? (true as const) : (1 as const);
  const rest = { name: 'A fan', email_verified, image: null, created_at: now, updated_at: now };
  await inPortions(count, async (index) => {
    await db
      .insertInto('users')
      .values(index.map((n) => ({ id: `user-${n}`, email: `fan-${n}@kinora.example`, ...rest })))
      .execute();
  });
}

async function addLikes({ db }: Database): Promise<void> {
  await inPortions(users * likesOfUser, async (index) => {
    const likes = index.map((n) => ({
      user_id: `user-${Math.trunc(n / likesOfUser)}`,
      movie_id: (n % likesOfUser) + 1,
      like_id: n + 1,
      liked_at: now,
    }));
    await db.insertInto('likes').values(likes).execute();
  });
}

async function inPortions(count: number, add: (indexes: number[]) => Promise<void>): Promise<void> {
  const portion = 1_000;
  for (let start = 0; start < count; start += portion)
    await add(Array.from({ length: Math.min(portion, count - start) }, (_, index) => start + index));
}
