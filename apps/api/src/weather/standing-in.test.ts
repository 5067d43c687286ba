import { expect, test } from 'vitest';
import { buildWeatherApp, hour, minute, second } from './weather-app.ts';

const calls = [
  ...Array.from({ length: 20 }, (_, at) => `movie/${at + 1}`),
  'movie/popular?page=1',
  'movie/now_playing',
  'movie/top_rated?page=2',
  'trending/movie/week',
  'discover/movie?with_genres=18',
  'search/movie?query=reel',
  'movie/1/credits',
  'person/601/movie_credits',
];

test.each([
  ['fails', { is: 'refusing', status: 500 }],
  ['is gone', { is: 'shut' }],
  ['sends nonsense', { is: 'html' }],
  ['asks for a pause', { is: 'refusing', status: 429, retryAfter: '60' }],
  ['does not take our key', { is: 'refusing', status: 401 }],
] as const)(
  '[R14] when TMDB %s, what was asked before is still answered, and marked',
  async (_how, weather) => {
    const { ask, tmdb, pass } = await buildWeatherApp();
    const before = await Promise.all(calls.map(ask));
    expect(before.every(({ statusCode }) => statusCode === 200)).toBe(true);
    pass(23 * hour);
    await tmdb.setWeather([weather]);
    const after = await Promise.all(calls.map(ask));
    expect(after.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
    for (const { headers } of after) {
      expect(Number(headers.age)).toBeGreaterThanOrEqual((23 * hour) / second);
      expect(headers['cache-status']).toMatch(/stale|ttl=-/);
    }
  },
);

test('[R14] a slow TMDB keeps nobody waiting for what is an hour old', async () => {
  const { ask, tmdb, pass } = await buildWeatherApp();
  await ask('movie/1');
  pass(30 * minute);
  await tmdb.setWeather([{ is: 'silent' }]);
  expect((await ask('movie/1')).statusCode).toBe(200);
  // It is asked behind the answer.
  await expect.poll(() => tmdb.underWay()).toBe(1);
});

test('[R14] after that the truth is told', async () => {
  const { ask, tmdb, pass } = await buildWeatherApp();
  await ask('movie/1');
  pass(26 * hour);
  await tmdb.setWeather([{ is: 'refusing', status: 500 }]);
  expect((await ask('movie/1')).statusCode).toBe(502);
});
