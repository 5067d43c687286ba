import { recommendedFilms } from '@kinora/contracts/recommendations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRecommend, type TestRecommend } from './test-recommend.ts';

let service: TestRecommend;

beforeAll(async () => {
  service = await openRecommend();
});

afterAll(() => service.close());

test('[AP-16] a list comes best first, without the film itself, with reasons that are true', async () => {
  const { status, answer } = await service.get('/recommend?tmdb_id=9000001&top_n=3');
  expect(status).toBe(200);
  expect(answer).toEqual([
    {
      tmdbId: 9_000_002,
      rating: 9.877,
      reasons: [
        { type: 'liked-together', people: 4 },
        { type: 'shared-genres', genres: [18] },
      ],
    },
    {
      tmdbId: 9_000_003,
      rating: 9.777,
      reasons: [
        { type: 'same-director', people: [{ id: 7, name: 'Ann' }] },
        { type: 'shared-genres', genres: [18] },
      ],
    },
    { tmdbId: 9_000_004, rating: 9.677, reasons: [{ type: 'shared-genres', genres: [18] }] },
  ]);
  expect(recommendedFilms.parse(answer)).toEqual(answer);
});

test('[AP-16] a list has ten films unless another number from 1 to 50 is asked for', async () => {
  expect((await service.get('/recommend?tmdb_id=9000001')).answer).toHaveLength(10);
  expect((await service.get('/recommend?tmdb_id=9000001&top_n=1')).answer).toHaveLength(1);
  expect((await service.get('/recommend?tmdb_id=9000001&top_n=50')).answer).toHaveLength(50);
});

test('[AP-16] a list that is asked for again and again stays the same', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => service.get('/recommend?tmdb_id=9000005&top_n=7')),
  );
  expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  const again = await service.get('/recommend?tmdb_id=9000005&top_n=7');
  expect(again.answer).toEqual(answers[0]?.answer);
  expect((await service.get('/recommend?tmdb_id=9000005&top_n=8')).answer).toHaveLength(8);
});

test('[AP-16] what nobody asked for in the address is left out', async () => {
  expect((await service.get('/recommend?tmdb_id=9000001&user=ann')).status).toBe(200);
});

test('[AP-16] a film that only the catalogue knows has the films most like it', async () => {
  const { status, answer } = await service.get('/recommend?tmdb_id=11&top_n=12');
  expect(status).toBe(200);
  const list = recommendedFilms.parse(answer);
  expect(list).toHaveLength(12);
  expect(list.map(({ tmdbId }) => tmdbId)).toContain(1891);
  expect(list.map(({ tmdbId }) => tmdbId)).not.toContain(11);
  const ratings = list.map(({ rating }) => rating);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  for (const { reasons } of list) expect(reasons).not.toEqual([]);
});

test('[AP-16] a film that nobody knows has an empty list', async () => {
  expect(await service.get('/recommend?tmdb_id=999999999')).toMatchObject({ status: 200, answer: [] });
});

test('[AP-16] a film that is described has the films most like it, and not itself', async () => {
  const film = {
    tmdbId: 11,
    title: 'Star Wars',
    overview: 'A farm boy joins a rebellion against an empire.',
    year: 1977,
    genres: [12, 28, 878],
    themes: ['space opera', 'rebellion'],
    directors: [{ id: 1, name: 'George Lucas' }],
  };
  const { status, answer } = await service.post('/recommend', { film, top_n: 5 });
  expect(status).toBe(200);
  const list = recommendedFilms.parse(answer);
  expect(list).toHaveLength(5);
  expect(list.map(({ tmdbId }) => tmdbId)).not.toContain(11);
  for (const { reasons } of list) expect(reasons).not.toEqual([]);
});

test('[AP-16] a description that says nothing has an empty list', async () => {
  const { answer } = await service.post('/recommend', { film: { tmdbId: 5_555_555, title: 'Qqq Zzz' } });
  expect(answer).toEqual([]);
});

test('[AP-16] a wish of one user is answered and kept by nobody', async () => {
  const wish = { liked: [9_000_001], watched: [9_000_002], top_n: 3 };
  const answer = await service.app.inject({ method: 'POST', url: '/recommend/personal', payload: wish });
  expect(answer.json()).toEqual([
    expect.objectContaining({ tmdbId: 9_000_003, because: { tmdbId: 9_000_001, list: 'liked' } }),
    expect.objectContaining({ because: expect.anything() }),
    expect.objectContaining({ because: expect.anything() }),
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await service.post('/recommend/personal', {})).toEqual({ status: 200, answer: [] });
});
