import { badBodyKinds } from '@kinora/catalogue/tmdb/played/bad-bodies';
import { createSelfSigned } from '@kinora/catalogue/tmdb/played/self-signed';
import type { Weather } from '@kinora/catalogue/tmdb/played/weather';
import { tmdbLimits } from '@kinora/catalogue/tmdb/tmdb-limits';
import { moviePage } from '@kinora/contracts/movies';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { buildWeatherApp, untilForgiven } from './weather-app.ts';

const megabyte = 1_000_000;

/** What an adapter may take as it is: our own names are in order, and what else there is harms nobody. */
const harmless = new Set(['hostile-keys', 'null-items']);

const bad: [string, Weather[number]][] = [
  ...badBodyKinds
    .filter((body) => !harmless.has(body))
    .map((body): [string, Weather[number]] => [`a body that is ${body}`, { is: 'body', body }]),
  ['HTML', { is: 'html' }],
  ['half a gigabyte', { is: 'huge', bytes: 500 * megabyte }],
  ['a gigabyte that is packed small', { is: 'bomb', bytes: 1_000 * megabyte }],
  ['headers without end', { is: 'wordy' }],
  ['a negative number of pages', { is: 'totals', pages: -1 }],
];

test.each(bad)('[R17] %s is a failure that is not kept, and harms nothing', async (_name, weather) => {
  const { ask, tmdb, pass } = await buildWeatherApp();
  const peak = process.resourceUsage().maxRSS;
  await tmdb.setWeather([weather]);
  const answers = await Promise.all(['movie/popular', 'movie/1/credits', 'search/movie?query=reel'].map(ask));
  for (const { statusCode } of answers.slice(0, weather.is === 'totals' ? 1 : 3))
    expect(statusCode).toBe(502);
  expect(answers[0]?.json()).toMatchObject({ success: false, status_code: 43 });
  // In kilobytes, of this process, which plays TMDB as well.
  expect(process.resourceUsage().maxRSS - peak).toBeLessThan(250_000);
  await expect.poll(() => tmdb.underWay()).toBe(0);

  await tmdb.setWeather([]);
  pass(untilForgiven);
  expect(moviePage.parse((await ask('movie/popular')).json()).results).toHaveLength(20);
  expect((await ask('movie/1/credits')).json().cast).toHaveLength(1);
});

test('[R17] of a body without end no more is taken than the limit and what is on the way', async () => {
  const { ask, tmdb } = await buildWeatherApp();
  await tmdb.setWeather([{ is: 'huge', bytes: 500 * megabyte }]);
  expect((await ask('movie/popular')).statusCode).toBe(502);
  expect(tmdb.bytesSent()).toBeGreaterThan(tmdbLimits.exchange.mostBytes);
  expect(tmdb.bytesSent()).toBeLessThan(50 * megabyte);
});

test('[R17] a billion pages are told as 500', async () => {
  const { ask, tmdb } = await buildWeatherApp();
  await tmdb.setWeather([{ is: 'totals', pages: 1e9 }]);
  expect((await ask('movie/popular')).json()).toMatchObject({ total_pages: 500 });
});

test('[R17] keys that reach for the prototype poison nothing', async () => {
  const { ask, tmdb } = await buildWeatherApp();
  await tmdb.setWeather([{ is: 'body', body: 'hostile-keys' }]);
  for (const call of ['movie/popular', 'movie/1', 'movie/1/credits', 'person/601/movie_credits']) {
    const answer = await ask(call);
    expect([200, 502]).toContain(answer.statusCode);
    expect(answer.json().poisoned).toBeUndefined();
  }
  expect(Object.hasOwn(Object.prototype, 'poisoned')).toBe(false);
  expect({}).not.toHaveProperty('poisoned');
});

async function countVisits(): Promise<{ address: string; visits: () => number }> {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  // It listens on a port, not on a pipe.
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, visits: () => visits };
}

test.each([301, 302, 303, 307, 308])('[R18] a redirect by %i is not followed', async (status) => {
  const { ask, tmdb } = await buildWeatherApp();
  const target = await countVisits();
  await tmdb.setWeather([{ is: 'redirect', to: target.address, status }]);
  expect((await ask('movie/1')).statusCode).toBe(502);
  expect(target.visits()).toBe(0);
});

test.each(['http://169.254.169.254/latest/meta-data/', '//127.0.0.1/', '/3/movie/2', 'file:///etc/passwd'])(
  '[R18] a redirect to %s leads nowhere',
  async (to) => {
    const { ask, tmdb } = await buildWeatherApp();
    await tmdb.setWeather([{ is: 'redirect', to }]);
    const answer = await ask('movie/1');
    expect(answer.statusCode).toBe(502);
    expect(answer.headers.location).toBeUndefined();
    expect(tmdb.calls).toHaveLength(1);
  },
);

test('[R18] a certificate that nobody vouches for is not believed', async () => {
  const { ask, tmdb } = await buildWeatherApp({ played: { tls: createSelfSigned() } });
  expect((await ask('movie/1')).statusCode).toBe(502);
  expect(tmdb.calls).toHaveLength(0);
});
