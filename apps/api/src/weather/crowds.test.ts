import { tmdbLimits } from '@kinora/catalogue/tmdb/tmdb-limits';
import { expect, test } from 'vitest';
import { listen } from '../test-app.ts';
import { buildWeatherApp, films, minute, quickLimits, second } from './weather-app.ts';

function times<Result>(count: number, work: (at: number) => Result): Result[] {
  return Array.from({ length: count }, (_, at) => work(at));
}

test('[R15] a thousand who ask for the same at once cost one call, and all are answered', async () => {
  const { ask, tmdb } = await buildWeatherApp();
  await tmdb.setWeather([{ is: 'late', milliseconds: 200 }]);
  const answers = await Promise.all(times(1_000, () => ask('movie/1')));
  expect(tmdb.calls).toHaveLength(1);
  expect(answers.every(({ statusCode, body }) => statusCode === 200 && body === answers[0]?.body)).toBe(true);
});

test('[R15] the first of them leaves: still one call, and 999 answers', async () => {
  const { app, ask, tmdb } = await buildWeatherApp();
  const port = await listen(app);
  await tmdb.setWeather([{ is: 'late', milliseconds: 1_000 }]);
  const leave = new AbortController();
  const first = fetch(`http://127.0.0.1:${port}/api/tmdb/movie/1`, { signal: leave.signal });
  await expect.poll(() => tmdb.underWay()).toBe(1);
  const others = times(999, () => ask('movie/1'));
  leave.abort();
  await expect(first).rejects.toThrow('aborted');
  const statuses = (await Promise.all(others)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(times(999, () => 200));
  expect(tmdb.calls).toHaveLength(1);
});

test('[R15] a failure is shared too, and answered again for some seconds', async () => {
  const { ask, tmdb, pass } = await buildWeatherApp();
  await tmdb.setWeather([{ is: 'refusing', status: 500 }]);
  const answers = await Promise.all(times(1_000, () => ask('movie/1')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([502]));
  expect(tmdb.calls).toHaveLength(1);
  pass(2 * second);
  await ask('movie/1');
  expect(tmdb.calls).toHaveLength(1);
  pass(11 * second);
  await tmdb.setWeather([]);
  expect((await ask('movie/1')).statusCode).toBe(200);
});

test('[R15] what is not there is remembered as well', async () => {
  const { ask, tmdb } = await buildWeatherApp();
  await ask('movie/900001');
  await ask('movie/900001');
  expect(tmdb.calls).toHaveLength(1);
});

test('[R16] 500 who ask for as many things at once never crowd TMDB, nor do they break anything', async () => {
  const { ask, tmdb } = await buildWeatherApp();
  await tmdb.setWeather([{ is: 'late', milliseconds: [50, 300] }]);
  const answers = await Promise.all(films.slice(0, 500).map(({ id }) => ask(`movie/${id}`)));
  expect(tmdb.mostUnderWay()).toBeLessThanOrEqual(tmdbLimits.crowd.mostAtOnce);
  const statuses = new Set(answers.map(({ statusCode }) => statusCode));
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  const good = answers.filter(({ statusCode }) => statusCode === 200);
  expect(good.length).toBeGreaterThanOrEqual(tmdbLimits.crowd.mostAtOnce);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('[R16] a storm of all faults at once is told as 502, 503 or 504, and passes', async () => {
  const { ask, tmdb, pass } = await buildWeatherApp({ limits: quickLimits, played: { seed: 'storm' } });
  await tmdb.setWeather([
    { is: 'silent', chance: 0.1 },
    { is: 'stuck', chance: 0.1 },
    { is: 'reset', chance: 0.1 },
    { is: 'refusing', status: 500, chance: 0.1 },
    { is: 'refusing', status: 429, retryAfter: '1', chance: 0.05 },
    { is: 'html', chance: 0.1 },
    { is: 'body', body: 'truncated', chance: 0.1 },
    { is: 'late', milliseconds: [0, 200] },
  ]);
  const allowed = new Set([200, 502, 503, 504]);
  for (const round of times(3, (at) => at)) {
    const answers = await Promise.all(times(40, (at) => ask(`movie/${round * 40 + at + 1}`)));
    for (const { statusCode } of answers) expect(allowed).toContain(statusCode);
    pass(minute);
  }
  await tmdb.setWeather([]);
  pass(minute);
  expect((await ask('movie/599')).statusCode).toBe(200);
  const after = await Promise.all(times(20, (at) => ask(`movie/${at + 1}`)));
  expect(after.every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test('[R23] 500 who leave take their questions along', async () => {
  const { app, tmdb, ask, pass } = await buildWeatherApp();
  const port = await listen(app);
  await tmdb.setWeather([{ is: 'silent' }]);
  const leave = new AbortController();
  const left = films
    .slice(0, 500)
    .map(({ id }) => fetch(`http://127.0.0.1:${port}/api/tmdb/movie/${id}`, { signal: leave.signal }));
  const settled = Promise.allSettled(left);
  await expect.poll(() => tmdb.underWay()).toBeGreaterThan(10);
  leave.abort();
  await settled;
  await expect.poll(() => tmdb.underWay(), { timeout: 3 * second }).toBe(0);
  // Those who left say nothing of TMDB.
  await tmdb.setWeather([]);
  pass(2 * second);
  expect((await ask('movie/600')).statusCode).toBe(200);
});
