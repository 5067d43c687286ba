import { expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { buildUserApp, type TestUser } from '../test-users.ts';

async function statusesOf(user: TestUser): Promise<[number, string][]> {
  const entries = (await user.call('GET', 'watch-status')).json<{ tmdb_id: number; status: string }[]>();
  return entries.map(({ tmdb_id, status }) => [tmdb_id, status]);
}

describeEachEngine('watch status', (openTestDatabase) => {
  test('[AP-11] a film has one status, the last one set', async () => {
    const { signUp } = await buildUserApp({ database: await openTestDatabase() });
    const robin = await signUp('Robin');

    const set = await robin.call('POST', 'watch-status', { tmdb_id: 11, status: 'want_to_watch' });
    expect(set.statusCode).toBe(200);
    expect(set.json()).toEqual({
      tmdb_id: 11,
      movie_id: expect.any(Number),
      title: 'Star Wars',
      overview: expect.any(String),
      poster_path: '/poster-11.svg',
      vote_average: 8.2,
      status: 'want_to_watch',
    });
    expect((await robin.call('GET', 'watch-status')).json()).toEqual([set.json()]);

    await robin.call('POST', 'watch-status', { tmdb_id: 11, status: 'watched' });
    expect(await statusesOf(robin)).toEqual([[11, 'watched']]);
  });

  test('[AP-11] the list is newest first; the status already held keeps its place', async () => {
    const { signUp } = await buildUserApp({ database: await openTestDatabase() });
    const robin = await signUp('Robin');
    for (const tmdb_id of [11, 12, 13]) {
      await robin.call('POST', 'watch-status', { tmdb_id, status: 'watched' });
    }
    await robin.call('POST', 'watch-status', { tmdb_id: 11, status: 'watched' });
    expect((await statusesOf(robin)).map(([id]) => id)).toEqual([13, 12, 11]);
    await robin.call('POST', 'watch-status', { tmdb_id: 12, status: 'want_to_watch' });
    expect((await statusesOf(robin)).map(([id]) => id)).toEqual([12, 13, 11]);
  });

  test('[AP-11] a status is taken off once', async () => {
    const { signUp } = await buildUserApp({ database: await openTestDatabase() });
    const robin = await signUp('Robin');
    await robin.call('POST', 'watch-status', { tmdb_id: 11, status: 'watched' });
    const removed = await robin.call('DELETE', 'watch-status/11');
    expect([removed.statusCode, removed.json()]).toEqual([200, { message: 'Watch status removed' }]);
    const gone = await robin.call('DELETE', 'watch-status/11');
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'no-watch-status']);
    expect(await statusesOf(robin)).toEqual([]);
  });
});
