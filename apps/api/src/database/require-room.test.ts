/** An account that keeps as much as it may. */
import { mostKept } from '@kinora/contracts/limits';
import { expect, test } from 'vitest';
import { buildUserApp, type TestUser } from '../test-users.ts';
import { describeEachEngine } from './test-databases.ts';

const { films, playlists } = mostKept;
const at = '2026-11-22T10:00:00.000Z';

/** Rows for films of the ids 1 to `films`, in portions that a statement of either engine takes. */
async function fill<Row>(
  count: number,
  rowOf: (n: number) => Row,
  insert: (rows: Row[]) => Promise<unknown>,
) {
  const rows = Array.from({ length: count }, (_, index) => rowOf(index + 1));
  for (let start = 0; start < count; start += 2_000) await insert(rows.slice(start, start + 2_000));
}

function filmOf(n: number) {
  return { movie_id: n, tmdb_id: n, title: `Film ${n}`, overview: '', poster_path: null, vote_average: 7 };
}

/** What the call answers: its status and its code, where it has one. */
async function answerTo(user: TestUser, path: string, body: object): Promise<unknown[]> {
  const answer = await user.call('POST', path, body);
  const { code } = answer.json<{ code?: string }>();
  return code === undefined ? [answer.statusCode] : [answer.statusCode, code];
}

async function makePlaylist(user: TestUser): Promise<number> {
  const made = await user.call('POST', 'playlists', { name: 'Friday' });
  return made.json<{ playlist_id: number }>().playlist_id;
}

const [room, full] = [films, films + 1];

describeEachEngine('an account that keeps as much as it may', (openTestDatabase) => {
  async function openFilledSite() {
    const database = await openTestDatabase();
    const site = await buildUserApp({ database });
    await fill(films, filmOf, (rows) => database.db.insertInto('movies').values(rows).execute());
    const [robin, kim] = [await site.signUp('Robin'), await site.signUp('Kim')];
    return { db: database.db, robin, kim, user_id: robin.user.uid };
  }

  test('is refused a further like until one is taken back, and nobody else is', async () => {
    const { db, robin, kim, user_id } = await openFilledSite();
    const likeOf = (n: number) => ({ user_id, movie_id: n, like_id: n, liked_at: at });
    await fill(films - 1, likeOf, (rows) => db.insertInto('likes').values(rows).execute());

    expect(await answerTo(robin, 'likes', { tmdb_id: room })).toEqual([201]);
    expect(await answerTo(robin, 'likes', { tmdb_id: full })).toEqual([422, 'list-full']);
    expect(await answerTo(robin, 'likes', { tmdb_id: 1 })).toEqual([409, 'already-liked']);
    expect(await answerTo(kim, 'likes', { tmdb_id: full })).toEqual([201]);
    await robin.call('DELETE', 'likes/1');
    expect(await answerTo(robin, 'likes', { tmdb_id: full })).toEqual([201]);
  });

  test('is refused a further watch status, and changes those that it has', async () => {
    const { db, robin, user_id } = await openFilledSite();
    const statusOf = (n: number) => ({ user_id, movie_id: n, status: 'watched' as const, changed_at: at });
    await fill(films, statusOf, (rows) => db.insertInto('watch_status').values(rows).execute());

    const wanted = { status: 'want_to_watch' };
    expect(await answerTo(robin, 'watch-status', { tmdb_id: full, ...wanted })).toEqual([422, 'list-full']);
    expect(await answerTo(robin, 'watch-status', { tmdb_id: 1, ...wanted })).toEqual([200]);
  });

  test('is refused a further film in any of its playlists', async () => {
    const { db, robin, user_id } = await openFilledSite();
    const [playlist_id, other] = [await makePlaylist(robin), await makePlaylist(robin)];
    const placeOf = (n: number) => ({ user_id, playlist_id, movie_id: n, added_at: at });
    await fill(films, placeOf, (rows) => db.insertInto('playlist_movies').values(rows).execute());

    for (const id of [playlist_id, other]) {
      expect(await answerTo(robin, `playlists/${id}/movies`, { tmdb_id: full })).toEqual([422, 'list-full']);
    }
  });

  test('is refused a further playlist until one is deleted', async () => {
    const { db, robin, user_id } = await openFilledSite();
    const playlistOf = (n: number) => ({ user_id, playlist_id: n, name: 'Friday', created_at: at });
    await fill(playlists, playlistOf, (rows) => db.insertInto('playlists').values(rows).execute());

    expect(await answerTo(robin, 'playlists', { name: 'Saturday' })).toEqual([422, 'list-full']);
    await robin.call('DELETE', 'playlists/1');
    expect(await answerTo(robin, 'playlists', { name: 'Saturday' })).toEqual([201]);
  });
});
