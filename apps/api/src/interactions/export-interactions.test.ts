import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { interactionsFile } from '@kinora/contracts/interactions';
import { describe, expect, test } from 'vitest';
import { createMemoryDatabase } from '../database/memory-database.ts';
import type { Database } from '../database/schema.ts';
import { describeEachEngine } from '../database/test-databases.ts';
import { useFolder } from '../test-folder.ts';
import { buildUserApp, type TestUser } from '../test-users.ts';
import { exportInteractions } from './export-interactions.ts';
import { fill, readExport } from './test-exports.ts';

let folder: string;
let file: string;

useFolder((made) => {
  folder = made;
  file = join(folder, interactionsFile);
});

async function addToPlaylist(user: TestUser, name: string, ...films: number[]): Promise<void> {
  const { playlist_id } = (await user.call('POST', 'playlists', { name })).json();
  for (const tmdb_id of films) await user.call('POST', `playlists/${playlist_id}/movies`, { tmdb_id });
}

/** Robin keeps something everywhere, Kim two films, Sam one and Alex none. */
async function openSite(database: Database) {
  const { signUp } = await buildUserApp({ database });
  const robin = await signUp('Robin');
  for (const tmdb_id of [30, 10, 20]) await robin.call('POST', 'likes', { tmdb_id });
  await robin.call('POST', 'watch-status', { tmdb_id: 40, status: 'watched' });
  await robin.call('POST', 'watch-status', { tmdb_id: 35, status: 'watched' });
  await robin.call('POST', 'watch-status', { tmdb_id: 50, status: 'want_to_watch' });
  await robin.call('POST', 'recently-visited', { tmdb_id: 99 });
  await addToPlaylist(robin, 'Canary list', 70, 60);
  await addToPlaylist(robin, 'Empty canary');
  await addToPlaylist(robin, 'Another canary', 61, 10);
  const kim = await signUp('Kim');
  await kim.call('POST', 'likes', { tmdb_id: 10 });
  await kim.call('POST', 'watch-status', { tmdb_id: 20, status: 'watched' });
  const sam = await signUp('Sam');
  await sam.call('POST', 'likes', { tmdb_id: 10 });
  await sam.call('POST', 'watch-status', { tmdb_id: 10, status: 'watched' });
  await signUp('Alex');
  return { robin, kim, sam };
}

const robinsLine = {
  liked: [10, 20, 30],
  watched: [35, 40],
  wanted: [50],
  playlists: [
    [10, 61],
    [60, 70],
  ],
};
const kimsLine = { liked: [10], watched: [20], wanted: [], playlists: [] };

describeEachEngine('the export of interactions', (openTestDatabase) => {
  test('holds the films of everybody who keeps at least two, each list sorted by id', async () => {
    const database = await openTestDatabase();
    await openSite(database);
    const now = new Date('2026-05-01T12:00:00Z');
    expect(await exportInteractions({ db: database.db, folder, now: () => now })).toEqual({
      people: 2,
      films: 9,
      isNew: true,
    });
    const { header, people } = readExport(file);
    expect(header).toEqual({
      format: 'kinora-interactions',
      version: 1,
      createdAt: '2026-05-01T12:00:00.000Z',
      people: 2,
    });
    expect(people).toHaveLength(2);
    expect(people).toEqual(expect.arrayContaining([robinsLine, kimsLine]));
  });

  test('[R66] names nobody and nothing that somebody wrote, and is for its owner alone', async () => {
    const database = await openTestDatabase();
    const { robin } = await openSite(database);
    await exportInteractions({ db: database.db, folder });
    const written = readFileSync(file, 'utf8').toLowerCase();
    const { db } = database;
    const likes = await db.selectFrom('likes').selectAll().execute();
    const playlists = await db.selectFrom('playlists').selectAll().execute();
    const canaries = [
      'robin',
      'kim',
      'kinora.example',
      'canary',
      robin.user.uid,
      ...likes.flatMap(({ like_id, liked_at }) => [like_id, liked_at]),
      ...playlists.map(({ playlist_id }) => playlist_id),
    ];
    for (const canary of canaries) expect(written).not.toContain(String(canary).toLowerCase());
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual([interactionsFile]);
  });

  test('comes in another order each time', async () => {
    const database = await openTestDatabase();
    await fill(database, 400);
    const orders: number[][] = [];
    for (const _ of [1, 2]) {
      rmSync(file, { force: true });
      await exportInteractions({ db: database.db, folder });
      orders.push(readExport(file).people.map(({ liked }) => liked[1] ?? 0));
    }
    const [one = [], other = []] = orders;
    const sorted = one.toSorted((left, right) => left - right);
    expect(sorted).toEqual(Array.from({ length: 400 }, (_, place) => 1_000 + place));
    expect(other.toSorted((left, right) => left - right)).toEqual(sorted);
    expect(one).not.toEqual(sorted);
    expect(one).not.toEqual(other);
    // Nor do those come first whose ids do: they are read a hundred at a time.
    const byId = Array.from({ length: 400 }, (_, place) => `u${place}`).sort();
    const firstById = byId.slice(0, 100).map((id) => 1_000 + Number(id.slice(1)));
    expect(new Set(one.slice(0, 100))).not.toEqual(new Set(firstById));
  });

  test('is not written again while nobody keeps anything else', async () => {
    const database = await openTestDatabase();
    const { robin } = await openSite(database);
    const { db } = database;
    await exportInteractions({ db, folder });
    const { mtimeMs, ino } = statSync(file);
    await robin.call('POST', 'recently-visited', { tmdb_id: 12 });
    expect(await exportInteractions({ db, folder })).toEqual({ people: 2, films: 9, isNew: false });
    expect(statSync(file)).toMatchObject({ mtimeMs, ino });
    await robin.call('POST', 'likes', { tmdb_id: 12 });
    expect(await exportInteractions({ db, folder })).toEqual({ people: 2, films: 10, isNew: true });
    expect(readdirSync(folder)).toEqual([interactionsFile]);
  });

  test('[R30] an account that is deleted is gone with the next export', async () => {
    const database = await openTestDatabase();
    const { robin } = await openSite(database);
    const { db } = database;
    await exportInteractions({ db, folder });
    await db.deleteFrom('users').where('id', '=', robin.user.uid).execute();
    expect(await exportInteractions({ db, folder })).toEqual({ people: 1, films: 2, isNew: true });
    expect(readExport(file).people).toEqual([kimsLine]);
  });

  test('of a site without users is a file without people', async () => {
    const { db } = await openTestDatabase();
    expect(await exportInteractions({ db, folder: join(folder, 'new', 'folder') })).toEqual({
      people: 0,
      films: 0,
      isNew: true,
    });
    file = join(folder, 'new', 'folder', interactionsFile);
    expect(readExport(file)).toMatchObject({ header: { people: 0 }, people: [] });
  });

  test('goes on while rows are written and accounts are deleted', async () => {
    const database = await openTestDatabase();
    await fill(database, 350);
    const { db } = database;
    let portion = 0;
    const writeMeanwhile = async () => {
      portion += 1;
      await db.deleteFrom('users').where('id', 'like', `u${portion}%`).execute();
      await db.deleteFrom('likes').where('user_id', '=', `u5${portion}`).where('movie_id', '=', 5).execute();
    };
    const { people } = await exportInteractions({ db, folder, rest: writeMeanwhile });
    const read = readExport(file);
    expect(read.header.people).toBe(people);
    expect(read.people).toHaveLength(people);
    expect(read.people.every(({ liked }) => liked.length === 2)).toBe(true);
  });
});

describe('a file in the place of the export', () => {
  test.each([
    ['that breaks off', (text: string) => text.slice(0, -20)],
    ['without its last line', (text: string) => text.replace(/[^\n]+\n$/, '')],
    ['with a line twice', (text: string) => text + text.slice(text.trimEnd().lastIndexOf('\n') + 1)],
    ['that is empty', () => ''],
    ['of another version', (text: string) => text.replace('"version":1', '"version":7')],
    ['that counts wrong', (text: string) => text.replace('"people":3', '"people":4')],
  ])('%s is replaced', async (_name, damage) => {
    const database = createMemoryDatabase();
    await fill(database, 3);
    await exportInteractions({ db: database.db, folder });
    const whole = readFileSync(file, 'utf8');
    expect(damage(whole)).not.toBe(whole);
    writeFileSync(file, damage(whole));
    expect(await exportInteractions({ db: database.db, folder })).toMatchObject({ isNew: true });
    expect(readExport(file).people).toHaveLength(3);
  });
});

describe('an export that fails', () => {
  test('leaves the old file and nothing else', async () => {
    const database = createMemoryDatabase();
    await fill(database, 150);
    await exportInteractions({ db: database.db, folder });
    const before = readFileSync(file, 'utf8');
    const stop = new AbortController();
    const failing = exportInteractions({
      db: database.db,
      folder,
      signal: stop.signal,
      rest: async () => stop.abort(new Error('enough')),
    });
    await expect(failing).rejects.toThrow('enough');
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readdirSync(folder)).toEqual([interactionsFile]);
  });

  test('and whose process is gone leaves a part that is removed an hour later', async () => {
    const { db } = createMemoryDatabase();
    const old = join(folder, `${interactionsFile}.old.part`);
    const fresh = join(folder, `${interactionsFile}.fresh.part`);
    for (const part of [old, fresh]) writeFileSync(part, '');
    const twoHoursAgo = Date.now() / 1_000 - 7_200;
    utimesSync(old, twoHoursAgo, twoHoursAgo);
    await exportInteractions({ db, folder });
    expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  });
});
