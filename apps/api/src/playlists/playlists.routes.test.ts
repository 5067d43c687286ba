import { Failure } from '@kinora/contracts/failure';
import type { Playlist } from '@kinora/contracts/playlists';
import { describe, expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { aCatalogue, aCatalogueAfter } from '../test-app.ts';
import { buildUserApp, type TestUser } from '../test-users.ts';

async function create(user: TestUser, name: string): Promise<number> {
  return (await user.call('POST', 'playlists', { name })).json<Playlist>().playlist_id;
}

async function filmsOf(user: TestUser, id: number): Promise<number[]> {
  const films = (await user.call('GET', `playlists/${id}/movies`)).json<{ tmdb_id: number }[]>();
  return films.map(({ tmdb_id }) => tmdb_id);
}

describeEachEngine('playlists', (openTestDatabase) => {
  test('[AP-04 AP-05 AP-06] are made, listed newest first, renamed and deleted', async () => {
    const { signUp } = await buildUserApp({ database: await openTestDatabase() });
    const robin = await signUp('Robin');
    const made = await robin.call('POST', 'playlists', { name: 'Friday' });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toEqual({ playlist_id: expect.any(Number), name: 'Friday' });
    const saturday = await create(robin, 'Saturday');

    const renamed = await robin.call('PATCH', `playlists/${saturday}`, { name: 'Sunday' });
    expect([renamed.statusCode, renamed.json()]).toEqual([200, { playlist_id: saturday, name: 'Sunday' }]);
    expect((await robin.call('GET', 'playlists')).json()).toEqual([
      { playlist_id: saturday, name: 'Sunday' },
      made.json(),
    ]);

    const deleted = await robin.call('DELETE', `playlists/${saturday}`);
    expect([deleted.statusCode, deleted.json()]).toEqual([200, { message: 'Playlist deleted' }]);
    expect((await robin.call('GET', 'playlists')).json()).toEqual([made.json()]);
  });

  test('[AP-07 AP-08 AP-09] hold a film once, the last one added first', async () => {
    const { signUp } = await buildUserApp({ database: await openTestDatabase() });
    const robin = await signUp('Robin');
    const id = await create(robin, 'Friday');
    expect(await filmsOf(robin, id)).toEqual([]);
    for (const tmdb_id of [11, 5, 900]) {
      const added = await robin.call('POST', `playlists/${id}/movies`, { tmdb_id });
      expect([added.statusCode, added.json()]).toEqual([201, { message: 'Movie added to playlist' }]);
    }
    const again = await robin.call('POST', `playlists/${id}/movies`, { tmdb_id: 11 });
    expect([again.statusCode, again.json().code]).toEqual([409, 'already-in-playlist']);
    expect(await filmsOf(robin, id)).toEqual([900, 5, 11]);

    const removed = await robin.call('DELETE', `playlists/${id}/movies/5`);
    expect([removed.statusCode, removed.json()]).toEqual([200, { message: 'Movie removed from playlist' }]);
    const gone = await robin.call('DELETE', `playlists/${id}/movies/5`);
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'not-in-playlist']);
    expect(await filmsOf(robin, id)).toEqual([900, 11]);
  });

  test('[AP-06] a playlist goes with its films, and no other does', async () => {
    const { signUp, database } = await buildUserApp({ database: await openTestDatabase() });
    const robin = await signUp('Robin');
    const [friday, sunday] = [await create(robin, 'Friday'), await create(robin, 'Sunday')];
    for (const id of [friday, sunday]) await robin.call('POST', `playlists/${id}/movies`, { tmdb_id: 11 });
    await robin.call('DELETE', `playlists/${friday}`);
    const rows = await database.db.selectFrom('playlist_movies').select('playlist_id').execute();
    expect(rows).toEqual([{ playlist_id: sunday }]);
  });

  const aboutOne = [
    ['PATCH', (id: number) => `playlists/${id}`, { name: 'Mine now' }],
    ['DELETE', (id: number) => `playlists/${id}`, undefined],
    ['GET', (id: number) => `playlists/${id}/movies`, undefined],
    ['POST', (id: number) => `playlists/${id}/movies`, { tmdb_id: 12 }],
    ['DELETE', (id: number) => `playlists/${id}/movies/11`, undefined],
  ] as const;

  test.each(aboutOne)(
    "[AP-06 AP-07 AP-08 AP-09] %s on another's playlist is 403, on one that nobody has 404, and changes nothing",
    async (method, path, body) => {
      const { signUp, database } = await buildUserApp({ database: await openTestDatabase() });
      const [robin, kim] = [await signUp('Robin'), await signUp('Kim')];
      const id = await create(robin, 'Friday');
      await robin.call('POST', `playlists/${id}/movies`, { tmdb_id: 11 });

      const foreign = await kim.call(method, path(id), body);
      expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'not-your-playlist']);
      const unknown = await kim.call(method, path(77), body);
      expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'playlist-not-found']);

      expect((await robin.call('GET', 'playlists')).json()).toEqual([{ playlist_id: id, name: 'Friday' }]);
      expect(await filmsOf(robin, id)).toEqual([11]);
      expect(await database.db.selectFrom('movies').select('tmdb_id').execute()).toEqual([{ tmdb_id: 11 }]);
    },
  );

  test('[R30] a playlist that is deleted while a film is on its way into it is not found', async () => {
    const database = await openTestDatabase();
    const catalogue = aCatalogueAfter(() => database.db.deleteFrom('playlists').execute());
    const { signUp } = await buildUserApp({ database, catalogue });
    const robin = await signUp('Robin');
    const id = await create(robin, 'Friday');
    const added = await robin.call('POST', `playlists/${id}/movies`, { tmdb_id: 11 });
    expect([added.statusCode, added.json().code]).toEqual([404, 'playlist-not-found']);
    expect(await database.db.selectFrom('playlist_movies').selectAll().execute()).toEqual([]);
  });
});

describe('the name of a playlist', () => {
  test.each([
    ['  Friday \n', 'Friday'],
    ['Amélie'.normalize('NFD'), 'Amélie'.normalize('NFC')],
    ['👩‍🚀 in 空', '👩‍🚀 in 空'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ["'; drop table playlists; --", "'; drop table playlists; --"],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('[AP-04] %j is kept as %j', async (name, kept) => {
    const { signUp } = await buildUserApp();
    const robin = await signUp('Robin');
    expect((await robin.call('POST', 'playlists', { name })).json().name).toBe(kept);
    expect((await robin.call('GET', 'playlists')).json()[0].name).toBe(kept);
  });

  test.each([
    '',
    '   ',
    '\u00a0\u3000\u200b\u200d\ufeff',
    '\u3164',
    'a\nb',
    'a\u0000b',
    'a\u2028b',
    '\ud800',
    'x'.repeat(101),
    5,
    null,
    ['a'],
    { toString: 'a' },
    undefined,
  ])('[AP-18] %j is refused', async (name) => {
    const { signUp } = await buildUserApp();
    const robin = await signUp('Robin');
    const id = await create(robin, 'Friday');
    const refusal = {
      code: 'invalid-input',
      message: "A playlist's name has 1 to 100 characters, without line breaks.",
    };
    for (const [method, path] of [
      ['POST', 'playlists'],
      ['PATCH', `playlists/${id}`],
    ] as const) {
      const answer = await robin.call(method, path, { name });
      expect([answer.statusCode, answer.json()]).toEqual([400, refusal]);
    }
    expect((await robin.call('GET', 'playlists')).json()).toEqual([{ playlist_id: id, name: 'Friday' }]);
  });
});

test('[AP-07] a film that the catalogue does not know is not added', async () => {
  const { signUp, database } = await buildUserApp({
    catalogue: aCatalogue({ findMovie: () => Promise.reject(new Failure('movie-not-found', 'Unknown.')) }),
  });
  const robin = await signUp('Robin');
  const id = await create(robin, 'Friday');
  const answer = await robin.call('POST', `playlists/${id}/movies`, { tmdb_id: 11 });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'movie-not-found']);
  expect(await database.db.selectFrom('movies').selectAll().execute()).toEqual([]);
  expect(await filmsOf(robin, id)).toEqual([]);
});
