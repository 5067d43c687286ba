/** What many requests at once make of the rows. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tables } from './database/schema.ts';
import { describeEachEngine } from './database/test-databases.ts';
import { aRecommender, listen } from './test-app.ts';
import { buildUserApp, type TestUser } from './test-users.ts';

const requests = 50;

type KeptTable = 'likes' | 'watch_status' | 'playlists' | 'playlist_movies' | 'recently_visited';

interface Burst {
  name: string;
  method: string;
  /** `{id}` is a playlist's. */
  path: string;
  body?: object;
  /** Whether the film 11 is kept everywhere before. */
  isKept?: boolean;
  statuses: Record<number, number>;
  table: KeptTable;
  rows: number;
}

const first = (status: number, others: number) => ({ [status]: 1, [others]: requests - 1 });
const all = (status: number) => ({ [status]: requests });
const film = { tmdb_id: 11 };

const bursts: Burst[] = [
  {
    name: 'likes',
    method: 'POST',
    path: 'likes',
    body: film,
    statuses: first(201, 409),
    table: 'likes',
    rows: 1,
  },
  {
    name: 'unlikes',
    method: 'DELETE',
    path: 'likes/11',
    isKept: true,
    statuses: first(200, 404),
    table: 'likes',
    rows: 0,
  },
  {
    name: 'watch statuses',
    method: 'POST',
    path: 'watch-status',
    body: { ...film, status: 'watched' },
    statuses: all(200),
    table: 'watch_status',
    rows: 1,
  },
  {
    name: 'removals of a watch status',
    method: 'DELETE',
    path: 'watch-status/11',
    isKept: true,
    statuses: first(200, 404),
    table: 'watch_status',
    rows: 0,
  },
  {
    name: 'visits',
    method: 'POST',
    path: 'recently-visited',
    body: film,
    statuses: all(200),
    table: 'recently_visited',
    rows: 1,
  },
  {
    name: 'clearings',
    method: 'DELETE',
    path: 'recently-visited',
    isKept: true,
    statuses: all(200),
    table: 'recently_visited',
    rows: 0,
  },
  {
    name: 'new playlists of one name',
    method: 'POST',
    path: 'playlists',
    body: { name: 'Friday' },
    statuses: all(201),
    table: 'playlists',
    rows: requests + 1,
  },
  {
    name: 'renamings',
    method: 'PATCH',
    path: 'playlists/{id}',
    body: { name: 'Sunday' },
    statuses: all(200),
    table: 'playlists',
    rows: 1,
  },
  {
    name: 'additions to a playlist',
    method: 'POST',
    path: 'playlists/{id}/movies',
    body: film,
    statuses: first(201, 409),
    table: 'playlist_movies',
    rows: 1,
  },
  {
    name: 'removals from a playlist',
    method: 'DELETE',
    path: 'playlists/{id}/movies/11',
    isKept: true,
    statuses: first(200, 404),
    table: 'playlist_movies',
    rows: 0,
  },
  {
    name: 'deletions of a playlist',
    method: 'DELETE',
    path: 'playlists/{id}',
    isKept: true,
    statuses: first(200, 404),
    table: 'playlist_movies',
    rows: 0,
  },
  {
    name: 'readings of recommendations',
    method: 'GET',
    path: 'recommendations',
    isKept: true,
    statuses: all(200),
    table: 'likes',
    rows: 1,
  },
];

describeEachEngine('at once over sockets', (openTestDatabase) => {
  let base: string;
  let site: Awaited<ReturnType<typeof buildUserApp>>;
  let robin: TestUser;
  let playlistId: number;

  beforeAll(async () => {
    site = await buildUserApp({
      database: await openTestDatabase(),
      recommender: aRecommender(),
    });
    robin = await site.signUp('Robin');
    base = `http://127.0.0.1:${await listen(site.app)}/api/user`;
    return () => site.app.close();
  });

  beforeEach(async () => {
    await forgetEverything(site.database.db);
    playlistId = (await robin.call('POST', 'playlists', { name: 'Saturday' })).json().playlist_id;
  });

  test.each(bursts)('[R29] 50 equal $name', async ({ method, path, body, isKept, statuses, table, rows }) => {
    if (isKept) await keepFilm(robin, playlistId);
    const headers = {
      authorization: `Bearer ${robin.token}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const answers = await Promise.all(
      Array.from({ length: requests }, () =>
        fetch(`${base}/${path.replace('{id}', String(playlistId))}`, {
          method,
          headers,
          ...(body && { body: JSON.stringify(body) }),
        }),
      ),
    );
    const tally: Record<number, number> = {};
    for (const { status } of answers) tally[status] = (tally[status] ?? 0) + 1;
    expect(tally).toEqual(statuses);
    expect(await site.database.db.selectFrom(table).selectAll().execute()).toHaveLength(rows);
  });
});

async function keepFilm(user: TestUser, playlistId: number): Promise<void> {
  await user.call('POST', 'likes', film);
  await user.call('POST', 'watch-status', { ...film, status: 'watched' });
  await user.call('POST', 'recently-visited', film);
  await user.call('POST', `playlists/${playlistId}/movies`, film);
}

type Rows = Awaited<ReturnType<typeof buildUserApp>>['database']['db'];

async function forgetEverything(db: Rows): Promise<void> {
  const tables: (keyof Tables)[] = ['likes', 'watch_status', 'playlists', 'recently_visited'];
  for (const table of tables) await db.deleteFrom(table).execute();
}
