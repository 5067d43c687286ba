import type { Catalogue } from '@kinora/catalogue/catalogue';
import { createEmbeddedCatalogue } from '@kinora/catalogue/embedded/embedded-catalogue';
import { readFilms } from '@kinora/catalogue/embedded/read-films';
import { drawnPicturePaths } from '@kinora/catalogue/embedded/artwork/picture-names';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMemoryDatabase } from './database/memory-database.ts';
import type { Database } from './database/schema.ts';
import { describeEachEngine } from './database/test-databases.ts';
import { demoAccount, ensureDemoAccount, removeDemoAccount } from './demo-account.ts';
import { anIdentity } from './test-identity.ts';
import { buildUserApp } from './test-users.ts';

const films = readFilms(resolve(import.meta.dirname, '../../../packages/catalogue/films.ndjson'));

/** A catalogue with the first so many of the shipped films. */
function catalogueOf(count: number): Catalogue {
  return createEmbeddedCatalogue({
    films: films.slice(0, count),
    today: () => new Date('2026-11-06T12:00:00Z'),
    picturePaths: drawnPicturePaths,
  });
}

const tables = [
  'users',
  'likes',
  'watch_status',
  'playlists',
  'playlist_movies',
  'recently_visited',
] as const;

async function rowsOf({ db }: Database): Promise<object[][]> {
  return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
}

describeEachEngine('the demo account', (openTestDatabase) => {
  test('is verified and keeps something of every kind', async () => {
    const database = await openTestDatabase();
    const identity = anIdentity(database);
    const catalogue = catalogueOf(films.length);
    await ensureDemoAccount({ identity, database, catalogue });

    const { app } = await buildUserApp({ database, identity, catalogue });
    const login = await app.inject({
      method: 'POST',
      url: '/identity/login',
      payload: { email: demoAccount.email, password: demoAccount.password },
    });
    expect(login.statusCode).toBe(200);
    const headers = { authorization: `Bearer ${login.json().token.value}` };
    const read = async (path: string) => (await app.inject({ url: `/api/user/${path}`, headers })).json();

    expect(await read('likes')).toHaveLength(12);
    const statuses: { status: string }[] = await read('watch-status');
    expect(statuses.filter(({ status }) => status === 'watched').length).toBeGreaterThanOrEqual(6);
    expect(statuses.filter(({ status }) => status === 'want_to_watch').length).toBeGreaterThanOrEqual(6);
    expect((await read('recently-visited')).length).toBeGreaterThanOrEqual(6);
    const playlists: { playlist_id: number; name: string }[] = await read('playlists');
    expect(playlists.map(({ name }) => name)).toEqual([
      'Science Fiction for long evenings',
      'Friday night',
      'To see again',
    ]);
    for (const { playlist_id } of playlists) {
      expect((await read(`playlists/${playlist_id}/movies`)).length).toBeGreaterThanOrEqual(5);
    }
    const popular = await catalogue.listMovies('popular', 1);
    expect((await read('likes'))[0].tmdb_id).toBe(popular.results[0]?.id);
  });

  test('is made once and left as it is afterwards', async () => {
    const database = await openTestDatabase();
    const parts = { identity: anIdentity(database), database, catalogue: catalogueOf(films.length) };
    await ensureDemoAccount(parts);
    const { db } = database;
    for (const table of ['likes', 'watch_status', 'recently_visited'] as const) {
      await db.deleteFrom(table).execute();
    }
    const left = await rowsOf(database);
    expect(await ensureDemoAccount(parts)).toBe(demoAccount);
    expect(await rowsOf(database)).toEqual(left);
  });

  test('can be taken away again with its password and all that it keeps, and nobody else goes', async () => {
    const database = await openTestDatabase();
    const identity = anIdentity(database);
    const catalogue = catalogueOf(films.length);
    await ensureDemoAccount({ identity, database, catalogue });
    const { app, signUp } = await buildUserApp({ database, identity, catalogue });
    await signUp('Robin');

    await removeDemoAccount(database);
    await removeDemoAccount(database);

    const { email, password } = demoAccount;
    const login = await app.inject({ method: 'POST', url: '/identity/login', payload: { email, password } });
    expect(login.json()).toMatchObject({ code: 'wrong-credentials' });
    const [users, ...kept] = await rowsOf(database);
    expect(users).toHaveLength(1);
    expect(kept.flat()).toEqual([]);
  });
});

describe('the demo account', () => {
  test.each([0, 1, 7, 60])('can be made from a catalogue of %i films', async (count) => {
    const database = createMemoryDatabase();
    const parts = { identity: anIdentity(database), database, catalogue: catalogueOf(count) };
    await ensureDemoAccount(parts);
    const [users, likes, , playlists] = await rowsOf(database);
    expect([users?.length, playlists?.length]).toEqual([1, 3]);
    expect(likes?.length).toBe(Math.min(count, 12));
  });
});
