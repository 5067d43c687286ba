import { recommendations } from '@kinora/contracts/limits';
import { forYouAnswer, personalWish } from '@kinora/contracts/recommendations';
import { Failure } from '@kinora/contracts/failure';
import { describe, expect, test } from 'vitest';
import { createMemoryDatabase } from '../database/memory-database.ts';
import { describeEachEngine } from '../database/test-databases.ts';
import { aCatalogue } from '../test-app.ts';
import { buildUserApp, type TestUser } from '../test-users.ts';
import { createRecommender } from './recommender.ts';
import { aFilm, json, openTestService, type Play } from './test-service.ts';

/** Recommends these films, because of the first one that the user likes, watched or wants. */
function recommending(...ids: number[]): Play {
  return (response, { body }) => {
    const wish = personalWish.parse(body);
    const list = wish.liked.length > 0 ? 'liked' : wish.watched.length > 0 ? 'watched' : 'wanted';
    const because = { tmdbId: wish[list][0], list };
    json(ids.map((id) => aFilm(id, { because })))(response, { method: 'POST', path: '', body });
  };
}

async function openSite(play: Play, parts: Parameters<typeof buildUserApp>[0] = {}) {
  const service = await openTestService(play);
  const site = await buildUserApp({ recommender: createRecommender(service), ...parts });
  return { ...site, service, robin: await site.signUp('Robin') };
}

async function picksOf(user: TestUser) {
  const answer = await user.call('GET', 'recommendations');
  expect(answer.statusCode).toBe(200);
  return forYouAnswer.parse(answer.json()).recommendations;
}

async function idsFor(user: TestUser): Promise<number[]> {
  return (await picksOf(user)).map(({ movie }) => movie.id);
}

const setStatus = (user: TestUser, tmdb_id: number, status: string) =>
  user.call('POST', 'watch-status', { tmdb_id, status });

describeEachEngine('films for a user', (openTestDatabase) => {
  test('come from what the user likes, watched and wants, newest first, and say because of which', async () => {
    const { robin, service } = await openSite(recommending(50, 51), { database: await openTestDatabase() });
    for (const tmdb_id of [11, 12, 13]) await robin.call('POST', 'likes', { tmdb_id });
    for (const id of [21, 22, 13]) await setStatus(robin, id, 'watched');
    for (const id of [31, 32]) await setStatus(robin, id, 'want_to_watch');
    const answer = await robin.call('GET', 'recommendations');
    expect(service.asked).toEqual([
      {
        method: 'POST',
        path: '/recommend/personal',
        body: { liked: [13, 12, 11], watched: [13, 22, 21], wanted: [32, 31], top_n: 20 },
      },
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual({
      recommendations: [50, 51].map((id) => ({
        movie: {
          id,
          title: 'Star Wars',
          poster_path: '/poster-11.svg',
          release_date: '1977-05-25',
          vote_average: 8.2,
        },
        rating: 9,
        reasons: [{ type: 'shared-moods', moods: ['dark'] }],
        because: { tmdb_id: 13, title: 'Star Wars', list: 'liked' },
      })),
    });
  });

  test('are never what the user likes, watched or wants, whatever the service says', async () => {
    const { robin } = await openSite(recommending(11, 50, 21, 31, 51), {
      database: await openTestDatabase(),
    });
    await robin.call('POST', 'likes', { tmdb_id: 11 });
    await setStatus(robin, 21, 'watched');
    await setStatus(robin, 31, 'want_to_watch');
    expect(await idsFor(robin)).toEqual([50, 51]);
    await setStatus(robin, 50, 'watched');
    expect(await idsFor(robin)).toEqual([51]);
  });

  test('are none for a user who keeps nothing, and the service is not asked', async () => {
    const { robin, service, signUp } = await openSite(recommending(50), {
      database: await openTestDatabase(),
    });
    await (await signUp('Kim')).call('POST', 'likes', { tmdb_id: 11 });
    await robin.call('POST', 'recently-visited', { tmdb_id: 11 });
    await robin.call('POST', 'playlists', { name: 'Friday' });
    expect(await picksOf(robin)).toEqual([]);
    expect(service.asked).toEqual([]);
  });
});

describe('a user who keeps very much', () => {
  const films = Array.from({ length: recommendations.mostSeeds + 50 }, (_, place) => 1_000 + place);

  test('is told of by the newest films, and what is older is dropped all the same', async () => {
    const oldest = films.slice(0, 30);
    const database = createMemoryDatabase();
    const { robin, service } = await openSite(recommending(...oldest, 50, 51), { database });
    await keepAll(database, robin, films);
    expect(await idsFor(robin)).toEqual([50, 51]);
    const { liked, top_n } = personalWish.parse(service.asked[0]?.body);
    expect(liked).toEqual(films.toReversed().slice(0, recommendations.mostSeeds));
    expect(top_n).toBe(recommendations.mostRequested);
  });
});

/** One call a film would take long. */
async function keepAll(
  { db }: ReturnType<typeof createMemoryDatabase>,
  { user }: TestUser,
  films: readonly number[],
): Promise<void> {
  const movie = { overview: '', poster_path: null, vote_average: 0 };
  const rows = films.map((id) => ({ ...movie, movie_id: id, tmdb_id: id, title: `Film ${id}` }));
  await db.insertInto('movies').values(rows).execute();
  const liked_at = '2026-01-01T00:00:00.000Z';
  const likes = films.map((id) => ({ user_id: user.uid, movie_id: id, like_id: id, liked_at }));
  await db.insertInto('likes').values(likes).execute();
}

describe('of what the service recommends', () => {
  test('at most twenty films are shown', async () => {
    const { robin } = await openSite(recommending(...Array.from({ length: 30 }, (_, place) => 100 + place)));
    await robin.call('POST', 'likes', { tmdb_id: 11 });
    expect(await idsFor(robin)).toEqual(Array.from({ length: 20 }, (_, place) => 100 + place));
  });

  test('[MD-07] what cannot be resolved is left out', async () => {
    const catalogue = aCatalogue();
    const findMovie = async (id: number) => {
      if (id === 50) throw new Failure('movie-not-found', 'There is no such movie.');
      return catalogue.findMovie(id);
    };
    const { robin } = await openSite(recommending(50, 51), { catalogue: aCatalogue({ findMovie }) });
    await robin.call('POST', 'likes', { tmdb_id: 11 });
    expect(await idsFor(robin)).toEqual([51]);
  });
});

test('[R19] a service that is down is told of as down, and the lists of the user are there', async () => {
  const { robin } = await openSite((response) => void response.writeHead(500).end());
  await robin.call('POST', 'likes', { tmdb_id: 11 });
  const answer = await robin.call('GET', 'recommendations');
  expect([answer.statusCode, answer.json().code]).toEqual([502, 'recommendations-down']);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await robin.call('GET', 'likes')).json()).toHaveLength(1);
});

test('[R66] the service is not told who asks', async () => {
  const { robin, service } = await openSite(recommending(50));
  await robin.call('POST', 'likes', { tmdb_id: 11 });
  await picksOf(robin);
  const told = JSON.stringify(service.asked).toLowerCase();
  for (const word of ['robin', robin.user.uid, robin.token]) expect(told).not.toContain(word.toLowerCase());
});
