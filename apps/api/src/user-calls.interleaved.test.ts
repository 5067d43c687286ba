/** Calls about the same rows in any order, with the playlist or the whole account deleted between them. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from './database/schema.ts';
import { describeEachEngine, type OpenTestDatabase } from './database/test-databases.ts';
import { aCatalogueAfter } from './test-app.ts';
import { buildUserApp, type TestUser } from './test-users.ts';

const film = fc.integer({ min: 1, max: 3 });
const step = fc.oneof(
  fc.record({ act: fc.constantFrom('add', 'remove', 'like', 'visit'), film }),
  fc.record({
    act: fc.constantFrom('delete playlist', 'create playlist', 'clear visits'),
    film: fc.constant(0),
  }),
);
interface Step {
  act: string;
  film: number;
}

const doNothing = async (_what?: string) => {};

function run(user: TestUser, playlistId: number, { act, film: tmdb_id }: Step) {
  const path = `playlists/${playlistId}`;
  if (act === 'add') return user.call('POST', `${path}/movies`, { tmdb_id });
  if (act === 'remove') return user.call('DELETE', `${path}/movies/${tmdb_id}`);
  if (act === 'like') return user.call('POST', 'likes', { tmdb_id });
  if (act === 'visit') return user.call('POST', 'recently-visited', { tmdb_id });
  if (act === 'clear visits') return user.call('DELETE', 'recently-visited');
  if (act === 'delete playlist') return user.call('DELETE', path);
  return user.call('POST', 'playlists', { name: 'Saturday' });
}

/** A user, and a catalogue that answers when it is its turn. */
async function openSite(openTestDatabase: OpenTestDatabase) {
  const turns = { wait: doNothing };
  const database = await openTestDatabase();
  const catalogue = aCatalogueAfter((id) => turns.wait(`film ${id}`));
  const { signUp } = await buildUserApp({ database, catalogue });
  return { turns, database, robin: await signUp('Robin') };
}

/** Deletes the account, and gives back what makes it and its session anew. */
async function deleteAccount({ db }: Database): Promise<() => Promise<void>> {
  const accounts = await db.selectFrom('users').selectAll().execute();
  const sessions = await db.selectFrom('sessions').selectAll().execute();
  await db.deleteFrom('users').execute();
  return async () => {
    await db.insertInto('users').values(accounts).execute();
    await db.insertInto('sessions').values(sessions).execute();
  };
}

describeEachEngine('calls in any order', (openTestDatabase, engine) => {
  test('[R30] leave no orphan and no fault when their playlist or their account goes', async () => {
    const { turns, database, robin } = await openSite(openTestDatabase);
    const { db } = database;

    const leavesNoOrphans = async (scheduler: fc.Scheduler, steps: Step[], goes: boolean) => {
      turns.wait = doNothing;
      const { playlist_id } = (await robin.call('POST', 'playlists', { name: 'Friday' })).json();
      turns.wait = (what) => scheduler.schedule(Promise.resolve(), what);

      let bringBack = doNothing;
      const calls = steps.map(async (wish) => {
        await turns.wait(wish.act);
        return (await run(robin, playlist_id, wish)).statusCode;
      });
      const going = async () => {
        await turns.wait('delete account');
        bringBack = await deleteAccount(database);
        return 200;
      };
      const statuses = await scheduler.waitFor(Promise.all(goes ? [...calls, going()] : calls));

      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(await listOrphans(db)).toEqual([]);
      for (const table of tables) await db.deleteFrom(table).execute();
      await bringBack();
    };

    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 2, maxLength: 10 }),
        fc.boolean(),
        leavesNoOrphans,
      ),
      { numRuns: engine === 'sqlite' ? 100 : 60 },
    );
  });
});

const tables = ['likes', 'playlist_movies', 'playlists', 'recently_visited'] as const;

/** Rows without their user or their playlist. */
async function listOrphans(db: Database['db']): Promise<object[]> {
  const withoutUser = tables.map((table) =>
    db
      .selectFrom(table)
      .leftJoin('users', 'users.id', `${table}.user_id`)
      .where('users.id', 'is', null)
      .select(`${table}.user_id`)
      .execute(),
  );
  const withoutPlaylist = db
    .selectFrom('playlist_movies')
    .leftJoin('playlists', 'playlists.playlist_id', 'playlist_movies.playlist_id')
    .where('playlists.playlist_id', 'is', null)
    .select('playlist_movies.movie_id')
    .execute();
  return (await Promise.all([...withoutUser, withoutPlaylist])).flat();
}
