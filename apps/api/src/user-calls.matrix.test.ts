/** Who may do what below `/api/user/`: every call that the app has, against everybody who could ask. */
import type { HTTPMethods } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allCalls } from './api-docs/calls/all-subjects.ts';
import { describeEachEngine } from './database/test-databases.ts';
import { aRecommender } from './test-app.ts';
import { anIdentity } from './test-identity.ts';
import { listRoutes } from './test-routes.ts';
import { buildUserApp, tokenOf } from './test-users.ts';

interface Row {
  body?: object;
  /** What the user who owns the rows is answered. */
  owner: number;
  /** What another user is answered about the same rows; by default the call is about the asker's own. */
  other?: number;
  /** The same about rows that nobody has. */
  unknown?: number;
}

/** In this order: the owner's turn comes last, and what is deleted is deleted at the end. */
const rows: Record<string, Row> = {
  'GET /api/user/likes': { owner: 200 },
  'HEAD /api/user/likes': { owner: 200 },
  'POST /api/user/likes': { body: { tmdb_id: 12 }, owner: 201 },
  'DELETE /api/user/likes/:tmdb_id': { owner: 200, other: 404, unknown: 404 },

  'GET /api/user/watch-status': { owner: 200 },
  'HEAD /api/user/watch-status': { owner: 200 },
  'POST /api/user/watch-status': { body: { tmdb_id: 12, status: 'watched' }, owner: 200 },
  'DELETE /api/user/watch-status/:tmdb_id': { owner: 200, other: 404, unknown: 404 },

  'GET /api/user/recently-visited': { owner: 200 },
  'HEAD /api/user/recently-visited': { owner: 200 },
  'POST /api/user/recently-visited': { body: { tmdb_id: 12 }, owner: 200 },
  'DELETE /api/user/recently-visited': { owner: 200 },

  'GET /api/user/playlists': { owner: 200 },
  'HEAD /api/user/playlists': { owner: 200 },
  'POST /api/user/playlists': { body: { name: 'Saturday' }, owner: 201 },
  'PATCH /api/user/playlists/:id': { body: { name: 'Sunday' }, owner: 200, other: 403, unknown: 404 },
  'GET /api/user/playlists/:id/movies': { owner: 200, other: 403, unknown: 404 },
  'HEAD /api/user/playlists/:id/movies': { owner: 200, other: 403, unknown: 404 },
  'POST /api/user/playlists/:id/movies': { body: { tmdb_id: 12 }, owner: 201, other: 403, unknown: 404 },
  'DELETE /api/user/playlists/:id/movies/:tmdb_id': { owner: 200, other: 403, unknown: 404 },
  'DELETE /api/user/playlists/:id': { owner: 200, other: 403, unknown: 404 },

  'GET /api/user/recommendations': { owner: 200 },
  'HEAD /api/user/recommendations': { owner: 200 },

  'GET /api/user/export': { owner: 200 },
  'HEAD /api/user/export': { owner: 200 },
  'GET /api/user/export/csv': { owner: 200 },
  'HEAD /api/user/export/csv': { owner: 200 },
};

const twoHours = 2 * 3_600_000;

describe('the table', () => {
  test('[R49] has a row for every call that the app answers, and none for another', async () => {
    let site: Awaited<ReturnType<typeof buildUserApp>> | undefined;
    const routes = await listRoutes(async () => (site = await buildUserApp()));
    const calls = routes
      .filter(({ pattern }) => pattern.startsWith('/api/user'))
      .map(({ method, pattern }) => `${method} ${pattern}`);
    expect(calls).toEqual(expect.arrayContaining(Object.keys(rows)));
    const robin = await site?.signUp('Robin');
    for (const call of calls.filter((name) => !Object.hasOwn(rows, name))) {
      const [method = 'GET', url = ''] = call.split(' ');
      // Fastify adds it to every GET, and its answer says no code.
      if (method === 'HEAD') continue;
      const path = url.slice('/api/user/'.length).replace(/:\w+/g, '5');
      const answer = await robin?.call(method, path);
      expect(['not-found', 'method-not-allowed'], `${call} has no row`).toContain(answer?.json().code);
    }
  });
});

test('[R49] the table has a row for every such call of the documents, and none for another', () => {
  const documented = allCalls
    .filter(({ path }) => path.startsWith('/api/user/'))
    .map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  const inTable = Object.keys(rows).filter((call) => !call.startsWith('HEAD '));
  expect(inTable.sort()).toEqual(documented.sort());
});

const tables = ['likes', 'watch_status', 'playlist_movies', 'playlists', 'recently_visited'] as const;

describeEachEngine('the matrix of user calls', (openTestDatabase) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let playlistId: string;

  beforeAll(async () => {
    site = await openSite();
  });

  /** The owner keeps the film 11 in every way. */
  beforeEach(async () => {
    const { db, owner } = site;
    for (const table of tables) await db.deleteFrom(table).execute();
    playlistId = String((await owner.call('POST', 'playlists', { name: 'Friday' })).json().playlist_id);
    await owner.call('POST', `playlists/${playlistId}/movies`, { tmdb_id: 11 });
    await owner.call('POST', 'likes', { tmdb_id: 11 });
    await owner.call('POST', 'watch-status', { tmdb_id: 11, status: 'watched' });
    await owner.call('POST', 'recently-visited', { tmdb_id: 11 });
  });

  async function openSite() {
    const database = await openTestDatabase();
    const { app, identity, signUp } = await buildUserApp({ database, recommender: aRecommender() });
    const { db, engine } = database;
    const earlier = anIdentity(database, { now: () => Date.now() - twoHours });
    const expired = await tokenOf(earlier, 'Owner');
    const [owner, stranger] = [await signUp('Owner'), await signUp('Other')];
    const unverified = await tokenOf(identity, 'Unverified');
    await db
      .updateTable('users')
      .set({ email_verified: engine === 'sqlite' ? 0 : false })
      .where('id', '=', unverified.user.uid)
      .execute();
    return { app, db, owner, stranger, expired, unverified };
  }

  async function ownersRows(): Promise<unknown[]> {
    const ofTables = tables.map((table) =>
      site.db.selectFrom(table).selectAll().where('user_id', '=', site.owner.user.uid).execute(),
    );
    return Promise.all(ofTables);
  }

  test.each(Object.entries(rows))('[R48 R49] %s', async (call, { body, owner, other = owner, unknown }) => {
    const [method = '', pattern = ''] = call.split(' ');
    const addressOf = (playlist: string, film: string) =>
      pattern.replace(':id', playlist).replace(':tmdb_id', film);
    const ask = async (token: string | undefined, url = addressOf(playlistId, '11')) => {
      const answer = await site.app.inject({
        // The table has methods that the app knows.
        method: method as HTTPMethods & 'GET',
        url,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      });
      return answer.statusCode;
    };
    const kept = await ownersRows();

    const answers = {
      anonymous: await ask(undefined),
      'expired token': await ask(site.expired.token),
      'unverified account': await ask(site.unverified.token),
      'another user': await ask(site.stranger.token),
      ...(unknown !== undefined && { 'nobody has it': await ask(site.owner.token, addressOf('77', '77')) }),
    };
    expect(answers).toEqual({
      anonymous: 401,
      'expired token': 401,
      'unverified account': 403,
      'another user': other,
      ...(unknown !== undefined && { 'nobody has it': unknown }),
    });
    expect(await ownersRows()).toEqual(kept);
    expect(await ask(site.owner.token)).toBe(owner);
  });

  test('[R49] the lists of a user show nothing of another', async () => {
    for (const path of ['likes', 'watch-status', 'recently-visited', 'playlists']) {
      expect((await site.stranger.call('GET', path)).json()).toEqual([]);
    }
    expect((await site.stranger.call('GET', 'recommendations')).json()).toEqual({ recommendations: [] });
    expect((await site.owner.call('GET', 'recommendations')).json().recommendations).toHaveLength(1);
  });
});
