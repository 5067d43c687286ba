/** Long random lives of two users, compared with a model that is nothing but lists. */
import { watchStatuses } from '@kinora/contracts/watch-status';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryDatabase } from './database/memory-database.ts';
import type { Database } from './database/schema.ts';
import { describeEachEngine } from './database/test-databases.ts';
import { type Act, KeptModel } from './test-model.ts';
import { buildUserApp, type TestUser } from './test-users.ts';

const user = fc.nat({ max: 1 });
const film = fc.integer({ min: 1, max: 6 });
const playlist = fc.nat({ max: 5 });
const name = fc.constantFrom('Friday', 'Saturday', '空');

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constantFrom('like', 'unlike', 'visit', 'removeStatus'), user, film }),
  fc.record({ act: fc.constant('setStatus'), user, film, status: fc.constantFrom(...watchStatuses) }),
  fc.record({ act: fc.constant('createPlaylist'), user, name }),
  fc.record({ act: fc.constant('renamePlaylist'), user, playlist, name }),
  fc.record({ act: fc.constantFrom('addFilm', 'removeFilm'), user, playlist, film }),
  fc.record({ act: fc.constant('deletePlaylist'), user, playlist }),
  fc.record({ act: fc.constant('clearVisits'), user }),
);

function ask({ call }: TestUser, wish: Act, playlistId: number) {
  switch (wish.act) {
    case 'like':
      return call('POST', 'likes', { tmdb_id: wish.film });
    case 'unlike':
      return call('DELETE', `likes/${wish.film}`);
    case 'visit':
      return call('POST', 'recently-visited', { tmdb_id: wish.film });
    case 'clearVisits':
      return call('DELETE', 'recently-visited');
    case 'setStatus':
      return call('POST', 'watch-status', { tmdb_id: wish.film, status: wish.status });
    case 'removeStatus':
      return call('DELETE', `watch-status/${wish.film}`);
    case 'createPlaylist':
      return call('POST', 'playlists', { name: wish.name });
    case 'renamePlaylist':
      return call('PATCH', `playlists/${playlistId}`, { name: wish.name });
    case 'deletePlaylist':
      return call('DELETE', `playlists/${playlistId}`);
    case 'addFilm':
      return call('POST', `playlists/${playlistId}/movies`, { tmdb_id: wish.film });
    case 'removeFilm':
      return call('DELETE', `playlists/${playlistId}/movies/${wish.film}`);
  }
}

async function filmsAt({ call }: TestUser, path: string): Promise<number[]> {
  const films = (await call('GET', path)).json<{ tmdb_id: number }[]>();
  return films.map(({ tmdb_id }) => tmdb_id);
}

/** Everything that the site shows to a user, in the model's words. */
async function lookAt(robin: TestUser) {
  const statuses = (await robin.call('GET', 'watch-status')).json<{ tmdb_id: number; status: string }[]>();
  const playlists = (await robin.call('GET', 'playlists')).json<{ playlist_id: number; name: string }[]>();
  return {
    likes: await filmsAt(robin, 'likes'),
    visits: await filmsAt(robin, 'recently-visited'),
    statuses: statuses.map(({ tmdb_id, status }) => ({ film: tmdb_id, status })),
    playlists: await Promise.all(
      playlists.map(async ({ playlist_id, name: title }) => ({
        id: playlist_id,
        name: title,
        films: await filmsAt(robin, `playlists/${playlist_id}/movies`),
      })),
    ),
  };
}

function modelOf(model: KeptModel, owner: number) {
  return {
    likes: model.likes[owner],
    visits: model.visits[owner],
    statuses: model.statuses[owner],
    playlists: model.playlists
      .filter((each) => each.owner === owner)
      .map(({ id, name: title, films }) => ({ id, name: title, films })),
  };
}

/** Runs lives until there were so many calls that change something, and resolves with their number. */
async function compareWithModel(database: Database, calls: number): Promise<number> {
  const { signUp } = await buildUserApp({ database });
  const users = [await signUp('Robin'), await signUp('Kim')];
  const made = { calls: 0 };

  async function live(wishes: Act[]): Promise<void> {
    await forgetEverything(database);
    const model = new KeptModel();
    for (const wish of wishes) {
      const asker = users[wish.user];
      if (!asker) throw new Error('There are two users.');
      const id = 'playlist' in wish ? model.idOf(wish.playlist) : 0;
      const answer = await ask(asker, wish, id);
      made.calls += 1;
      const { code, playlist_id } = answer.json();
      const outcome = { status: answer.statusCode, ...(code && { code }) };
      expect(outcome).toEqual(model.run(wish));
      if (wish.act === 'createPlaylist') model.notePlaylist(wish.user, playlist_id, wish.name);
    }
    for (const [owner, robin] of users.entries()) expect(await lookAt(robin)).toEqual(modelOf(model, owner));
  }

  const lives = fc.array(acts, { minLength: 1, maxLength: 150, size: 'max' });
  while (made.calls < calls) await fc.assert(fc.asyncProperty(lives, live), { numRuns: 5 });
  return made.calls;
}

async function forgetEverything({ db }: Database): Promise<void> {
  for (const table of ['likes', 'watch_status', 'playlists', 'recently_visited'] as const) {
    await db.deleteFrom(table).execute();
  }
}

test('[R29 AP-01 AP-02 AP-06 AP-07 AP-08 AP-10 AP-11] ten thousand calls do what plain lists do', async () => {
  expect(await compareWithModel(createMemoryDatabase(), 10_000)).toBeGreaterThanOrEqual(10_000);
}, 120_000);

describeEachEngine('a durable database', (openTestDatabase) => {
  test('[R29 AP-01 AP-02 AP-06 AP-07 AP-08 AP-10 AP-11] does what plain lists do', async () => {
    expect(await compareWithModel(await openTestDatabase(), 500)).toBeGreaterThanOrEqual(500);
  }, 60_000);
});
