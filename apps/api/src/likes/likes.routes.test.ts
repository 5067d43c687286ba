import type { Catalogue } from '@kinora/catalogue/catalogue';
import { Failure } from '@kinora/contracts/failure';
import { describe, expect, test, vi } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { aCatalogue, aCatalogueAfter, aMovie } from '../test-app.ts';
import { buildUserApp } from '../test-users.ts';

describeEachEngine('likes', (openTestDatabase) => {
  test('[AP-01 AP-02 AP-03] a film is liked once, listed, and unliked once', async () => {
    const { signUp } = await buildUserApp({ database: await openTestDatabase() });
    const robin = await signUp('Robin');

    const liked = await robin.call('POST', 'likes', { tmdb_id: 11 });
    expect(liked.statusCode).toBe(201);
    expect(liked.json()).toEqual({ message: 'Movie liked', like_id: expect.any(Number) });

    const again = await robin.call('POST', 'likes', { tmdb_id: 11 });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toEqual({ code: 'already-liked', message: 'You like this movie already.' });

    const { title, overview, poster_path, vote_average } = aMovie();
    const list = await robin.call('GET', 'likes');
    expect(list.statusCode).toBe(200);
    expect(list.json()).toEqual([
      {
        tmdb_id: 11,
        movie_id: expect.any(Number),
        title,
        overview,
        poster_path,
        vote_average,
        like_id: liked.json().like_id,
      },
    ]);

    const removed = await robin.call('DELETE', 'likes/11');
    expect([removed.statusCode, removed.json()]).toEqual([200, { message: 'Like removed' }]);
    const gone = await robin.call('DELETE', 'likes/11');
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'not-liked']);
    expect((await robin.call('GET', 'likes')).json()).toEqual([]);
  });

  test('[AP-03] likes are listed newest first, also within a millisecond', async () => {
    const { signUp } = await buildUserApp({ database: await openTestDatabase() });
    const robin = await signUp('Robin');
    const ids = [5, 900, 12, 3, 77, 41, 8];
    for (const tmdb_id of ids) await robin.call('POST', 'likes', { tmdb_id });
    const listed = (await robin.call('GET', 'likes')).json<{ tmdb_id: number }[]>();
    expect(listed.map(({ tmdb_id }) => tmdb_id)).toEqual(ids.toReversed());
  });

  test('[AP-01] an account that is deleted while it likes a film is not signed in any more', async () => {
    const database = await openTestDatabase();
    const catalogue = aCatalogueAfter(() => database.db.deleteFrom('users').execute());
    const { signUp } = await buildUserApp({ database, catalogue });
    const robin = await signUp('Robin');
    const answer = await robin.call('POST', 'likes', { tmdb_id: 13 });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
    expect(await database.db.selectFrom('likes').selectAll().execute()).toEqual([]);
  });
});

describe('the film of a like', () => {
  test.each([
    ['movie-not-found', 404],
    ['catalogue-down', 502],
    ['catalogue-slow', 504],
  ] as const)('[AP-01 AP-18] %s is answered %i and writes nothing', async (code, status) => {
    const findMovie = () => Promise.reject(new Failure(code, 'No such luck.'));
    const { database, signUp } = await buildUserApp({ catalogue: aCatalogue({ findMovie }) });
    const robin = await signUp('Robin');
    const answer = await robin.call('POST', 'likes', { tmdb_id: 11 });
    expect([answer.statusCode, answer.json()]).toEqual([status, { code, message: 'No such luck.' }]);
    expect(await database.db.selectFrom('movies').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('likes').selectAll().execute()).toEqual([]);
  });

  test('[R14] is known from before while the catalogue is down, and is asked for once by many', async () => {
    const findMovie = vi.fn<Catalogue['findMovie']>((id) => aCatalogue().findMovie(id));
    const { signUp } = await buildUserApp({ catalogue: aCatalogue({ findMovie }) });
    const [robin, kim] = [await signUp('Robin'), await signUp('Kim')];
    await robin.call('POST', 'likes', { tmdb_id: 11 });
    findMovie.mockRejectedValue(new Failure('catalogue-down', 'Down.'));
    expect((await kim.call('POST', 'likes', { tmdb_id: 11 })).statusCode).toBe(201);
    expect(findMovie).toHaveBeenCalledTimes(1);
  });

  test('[AP-02] is not asked for when a like is removed', async () => {
    let isDown = false;
    const catalogue = aCatalogue();
    const { signUp } = await buildUserApp({
      catalogue: {
        ...catalogue,
        findMovie: (id) =>
          isDown ? Promise.reject(new Failure('catalogue-down', 'Down.')) : catalogue.findMovie(id),
      },
    });
    const robin = await signUp('Robin');
    await robin.call('POST', 'likes', { tmdb_id: 11 });
    isDown = true;
    expect((await robin.call('DELETE', 'likes/11')).statusCode).toBe(200);
  });
});
