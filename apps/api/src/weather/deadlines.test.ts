import { budget, tmdbLimits } from '@kinora/catalogue/tmdb/tmdb-limits';
import { requests } from '@kinora/contracts/limits';
import { expect, test } from 'vitest';
import { buildWeatherApp, hour, second } from './weather-app.ts';

/** Far above what is promised, so that a busy machine passes, and far below "never". */
const patience = 25 * second;

test(
  '[R10] with the usual limits nothing that hangs keeps an answer back, and its sockets are freed',
  async () => {
    const { ask, tmdb, pass } = await buildWeatherApp();
    await ask('movie/4');
    pass(2 * hour);
    await tmdb.setWeather([
      { is: 'silent', on: '/3/movie/1' },
      { is: 'stuck', on: '/3/movie/2' },
      { is: 'dripping', on: '/3/movie/3' },
      { is: 'silent', on: '/3/movie/4' },
      { is: 'late', milliseconds: 3_500, on: '/3/search' },
    ]);
    // The search finds nothing, is put in another way, and again, and the third answer would come too late.
    const calls = ['movie/1', 'movie/2', 'movie/3', 'movie/4', 'search/movie?query=reell!+1999'];
    const answers = await Promise.all(calls.map(ask));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([504, 504, 504, 200, 504]);
    expect(answers[0]?.json()).toMatchObject({ success: false, status_code: 24 });
    expect(answers[3]?.json()).toMatchObject({ title: 'Reel 4' });
    expect(tmdb.calls.filter(({ path }) => path === '/3/search/movie')).toHaveLength(3);
    await expect.poll(() => tmdb.underWay()).toBe(0);
  },
  patience,
);

test('[R10] no stage of a question, nor all of them together, lasts until a visitor gives up', () => {
  expect(budget).toBeLessThanOrEqual(8 * second);
  expect(budget).toBeLessThan(requests.timeout);
  const { connect, headers, body } = tmdbLimits.exchange;
  expect(Math.max(connect, headers, body)).toBeLessThan(budget);
});

test('[R10] a door that is shut is told at once', async () => {
  const { ask, tmdb } = await buildWeatherApp();
  await tmdb.setWeather([{ is: 'shut' }]);
  expect((await ask('movie/1')).statusCode).toBe(502);
});

test.each([{ is: 'reset' }, { is: 'reset', midway: true }] as const)(
  '[R10] %j is told as down, and the next answer is good',
  async (weather) => {
    const { ask, tmdb, pass } = await buildWeatherApp();
    await tmdb.setWeather([weather]);
    expect((await ask('movie/1')).statusCode).toBe(502);
    await tmdb.setWeather([]);
    pass(20 * second);
    expect((await ask('movie/1')).statusCode).toBe(200);
  },
);
