/** TMDB is left alone when it asks for it, and when it fails again and again. */
import { tmdbLimits } from '@kinora/catalogue/tmdb/tmdb-limits';
import { expect, test } from 'vitest';
import { buildWeatherApp, films, hour, second, type WeatherApp } from './weather-app.ts';

/** As many a second as come, and retries at once. */
const brisk = {
  ...tmdbLimits,
  crowd: { mostAtOnce: 40, mostPerSecond: 1e6, mostWaiting: 1e6, patience: 10 * second },
  retries: { ...tmdbLimits.retries, jitter: 0 },
};

/** Asks for one film after the other, and resolves with the statuses and how many calls that took. */
async function askOneByOne({ ask, tmdb }: WeatherApp, ids: readonly number[]) {
  const before = tmdb.calls.length;
  const statuses: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other is what it is about
  for (const id of ids) statuses.push((await ask(`movie/${id}`)).statusCode);
  return { statuses, calls: tmdb.calls.length - before };
}

const ids = films.map(({ id }) => id);

test.each([500, 503])(
  '[R11] while every call fails with %i, TMDB is asked at most a tenth more than we are',
  async (status) => {
    // A breaker that never opens, for it would hide the retries.
    const breaker = { ...brisk.breaker, failuresInARow: Infinity };
    const weathered = await buildWeatherApp({ limits: { ...brisk, breaker } });
    await weathered.tmdb.setWeather([{ is: 'refusing', status }]);
    const { statuses, calls } = await askOneByOne(weathered, ids.slice(0, 200));
    expect(new Set(statuses)).toEqual(new Set([502]));
    expect(calls).toBeGreaterThanOrEqual(200);
    expect(calls).toBeLessThanOrEqual(220);
  },
);

test('[R11] with the breaker there are far fewer calls than requests', async () => {
  const weathered = await buildWeatherApp({ limits: brisk });
  await weathered.tmdb.setWeather([{ is: 'refusing', status: 503 }]);
  const { calls } = await askOneByOne(weathered, ids.slice(0, 200));
  expect(calls).toBeLessThanOrEqual(220);
  expect(calls).toBeLessThan(20);
});

test('[R11] what fails now and then is tried once more, and never twice', async () => {
  const weathered = await buildWeatherApp({ limits: brisk });
  await askOneByOne(weathered, ids.slice(0, 100));
  await weathered.tmdb.setWeather([{ is: 'refusing', status: 503 }]);
  expect(await askOneByOne(weathered, [101])).toEqual({ statuses: [502], calls: 2 });
});

test.each([
  ['30 seconds', '30', 30],
  ['a date in 30 seconds', { dateInSeconds: 30 }, 31],
  ['a year, of which a minute is kept', '31536000', 60],
  ['a date in a year, of which a minute is kept', { dateInSeconds: 31_536_000 }, 60],
  ['more than any number holds', '9'.repeat(40), 60],
])('[R12] a pause of %s is kept by all callers', async (_name, retryAfter, kept) => {
  const weathered = await buildWeatherApp();
  const { ask, tmdb, pass } = weathered;
  await ask('movie/1');
  pass(2 * hour);
  await tmdb.setWeather([{ is: 'refusing', status: 429, retryAfter }]);
  await ask('movie/2');
  const told = tmdb.calls.length;
  await tmdb.setWeather([]);

  const { statuses, calls } = await askOneByOne(weathered, [1, 3, 4, 5, 1]);
  expect(calls).toBe(0);
  expect([statuses[0], statuses[4]]).toEqual([200, 200]);
  expect(statuses.slice(1, 4).every((status) => [502, 503].includes(status))).toBe(true);

  pass((kept + 10) * second);
  expect((await ask('movie/6')).statusCode).toBe(200);
  expect(tmdb.calls.length).toBeGreaterThan(told);
});

test('[R12] a pause that says nothing, or nonsense, is short', async () => {
  const weathered = await buildWeatherApp();
  for (const weather of [
    { is: 'refusing', status: 429 },
    { is: 'refusing', status: 429, retryAfter: 'soon' },
    { is: 'refusing', status: 429, retryAfter: '-5' },
  ] as const) {
    await weathered.tmdb.setWeather([weather]);
    await weathered.ask('movie/1');
    await weathered.tmdb.setWeather([]);
    weathered.pass(10 * second);
    expect((await weathered.ask('movie/1')).statusCode).toBe(200);
    weathered.pass(48 * hour);
  }
});

test('[R13] the breaker opens, looks at most once a second, and closes when TMDB is back', async () => {
  const weathered = await buildWeatherApp({ limits: brisk });
  const { tmdb, pass } = weathered;
  await tmdb.setWeather([{ is: 'shut' }]);
  await askOneByOne(weathered, ids.slice(0, 20));
  await tmdb.setWeather([{ is: 'refusing', status: 500 }]);
  let calls = 0;
  const rounds = 60;
  for (let at = 0; at < rounds; at += 1) {
    pass(200);
    const first = 100 + at * 3;
    calls += (await askOneByOne(weathered, [first, first + 1, first + 2])).calls;
  }
  // The rounds take 12 s by the clock that was moved on, and some of the real one's.
  expect(calls).toBeGreaterThanOrEqual(5);
  expect(calls).toBeLessThanOrEqual(24);

  await tmdb.setWeather([]);
  pass(5 * second);
  const { statuses } = await askOneByOne(weathered, [401, 402, 403]);
  expect(statuses).toEqual([200, 200, 200]);
});

test('[R13] a film that is not there, or a page that does not exist, says nothing against TMDB', async () => {
  const weathered = await buildWeatherApp();
  const missing = await askOneByOne(
    weathered,
    [900_001, 900_002, 900_003, 900_004, 900_005, 900_006, 900_007],
  );
  expect(new Set(missing.statuses)).toEqual(new Set([404]));
  expect((await weathered.ask('movie/1')).statusCode).toBe(200);
});
