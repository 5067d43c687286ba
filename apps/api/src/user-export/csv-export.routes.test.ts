import { expect, test } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { aCatalogue } from '../test-app.ts';
import { buildUserApp } from '../test-users.ts';

/** Films whose titles a spreadsheet program would calculate. */
const catalogue = aCatalogue();
const films = aCatalogue({
  findMovie: async (id, ...more) => ({ ...(await catalogue.findMovie(id, ...more)), title: `=film(${id})` }),
});

describeEachEngine('the download of the lists', (openTestDatabase) => {
  test('[R62] [R63] has one row a film and list of the user, and nothing of another', async () => {
    const { signUp } = await buildUserApp({ database: await openTestDatabase(), catalogue: films });
    const [robin, kim] = [await signUp('Robin'), await signUp('Kim')];
    for (const [user, id] of [
      [robin, 11],
      [kim, 99],
    ] as const) {
      const { playlist_id } = (await user.call('POST', 'playlists', { name: `@list ${id}` })).json();
      await user.call('POST', 'playlists', { name: 'empty' });
      await user.call('POST', `playlists/${playlist_id}/movies`, { tmdb_id: id });
      await user.call('POST', 'likes', { tmdb_id: id });
      await user.call('POST', 'likes', { tmdb_id: id + 1 });
      await user.call('POST', 'watch-status', { tmdb_id: id, status: 'watched' });
      await user.call('POST', 'watch-status', { tmdb_id: id + 1, status: 'want_to_watch' });
      await user.call('POST', 'recently-visited', { tmdb_id: id });
    }

    const answer = await robin.call('GET', 'export/csv');

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="kinora-lists.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const [head, ...rows] = answer.body.slice(1, -2).split('\r\n');
    expect(answer.body[0]).toBe('\uFEFF');
    expect(head).toBe('"list","playlist","tmdb_id","title","date"');
    const date = /,"\d{4}-\d{2}-\d{2}T[\d:.]+Z"$/;
    for (const row of rows) expect(row).toMatch(date);
    expect(rows.map((row) => row.replace(date, ''))).toEqual([
      `"liked","",12,"'=film(12)"`,
      `"liked","",11,"'=film(11)"`,
      `"watched","",11,"'=film(11)"`,
      `"watchlist","",12,"'=film(12)"`,
      `"playlist","'@list 11",11,"'=film(11)"`,
      `"recently-visited","",11,"'=film(11)"`,
    ]);
  });

  test('[R62] of a user without lists is a head alone', async () => {
    const { signUp } = await buildUserApp({ database: await openTestDatabase() });
    const answer = await (await signUp('Robin')).call('GET', 'export/csv');
    expect(answer.body).toBe('\uFEFF"list","playlist","tmdb_id","title","date"\r\n');
  });
});
