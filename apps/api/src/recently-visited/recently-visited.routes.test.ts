import { expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { buildUserApp, type TestUser } from '../test-users.ts';

async function visitsOf(user: TestUser): Promise<number[]> {
  const visits = (await user.call('GET', 'recently-visited')).json<{ tmdb_id: number }[]>();
  return visits.map(({ tmdb_id }) => tmdb_id);
}

describeEachEngine('recently visited', (openTestDatabase) => {
  test('[AP-10] a visit answers with the film; the newest comes first, one entry a film', async () => {
    const { signUp } = await buildUserApp({ database: await openTestDatabase() });
    const robin = await signUp('Robin');
    const visit = await robin.call('POST', 'recently-visited', { tmdb_id: 11 });
    expect(visit.statusCode).toBe(200);
    expect(visit.json()).toMatchObject({ tmdb_id: 11, title: 'Star Wars', poster_path: '/poster-11.svg' });
    expect((await robin.call('GET', 'recently-visited')).json()).toEqual([visit.json()]);
    for (const tmdb_id of [12, 13, 11]) await robin.call('POST', 'recently-visited', { tmdb_id });
    expect(await visitsOf(robin)).toEqual([11, 13, 12]);
  });

  test('[AP-10] the newest hundred are kept, each user their own', async () => {
    const { signUp, database } = await buildUserApp({ database: await openTestDatabase() });
    const [robin, kim] = [await signUp('Robin'), await signUp('Kim')];
    await kim.call('POST', 'recently-visited', { tmdb_id: 7 });
    for (let tmdb_id = 1; tmdb_id <= 103; tmdb_id += 1) {
      await robin.call('POST', 'recently-visited', { tmdb_id });
    }
    // Newer than all of the other's: it takes no place of theirs.
    await kim.call('POST', 'recently-visited', { tmdb_id: 8 });
    expect(await visitsOf(robin)).toEqual(Array.from({ length: 100 }, (_, index) => 103 - index));
    // The oldest that is kept comes to the front and nothing falls out for it.
    await robin.call('POST', 'recently-visited', { tmdb_id: 4 });
    const visits = await visitsOf(robin);
    expect([visits.length, visits[0], visits.at(-1)]).toEqual([100, 4, 5]);
    expect(await database.db.selectFrom('recently_visited').selectAll().execute()).toHaveLength(102);
    expect(await visitsOf(kim)).toEqual([8, 7]);
  });

  test("[AP-10] visits are cleared, also when there are none, and only the asker's", async () => {
    const { signUp } = await buildUserApp({ database: await openTestDatabase() });
    const [robin, kim] = [await signUp('Robin'), await signUp('Kim')];
    for (const user of [robin, kim]) await user.call('POST', 'recently-visited', { tmdb_id: 11 });
    const twice = [
      await robin.call('DELETE', 'recently-visited'),
      await robin.call('DELETE', 'recently-visited'),
    ];
    for (const cleared of twice) {
      expect([cleared.statusCode, cleared.json()]).toEqual([200, { message: 'Visits cleared' }]);
    }
    expect(await visitsOf(robin)).toEqual([]);
    expect(await visitsOf(kim)).toEqual([11]);
  });
});
