import { Writable } from 'node:stream';
import { inspect } from 'node:util';
import { createTmdbCatalogue } from '@kinora/catalogue/tmdb/tmdb-catalogue';
import { playTmdb } from '@kinora/catalogue/tmdb/played/play-tmdb';
import type { Weather } from '@kinora/catalogue/tmdb/played/weather';
import { expect, onTestFinished, test } from 'vitest';
import { aSettings } from '../test-app.ts';
import { buildWeatherApp, films, quickLimits, secretToken, untilForgiven } from './weather-app.ts';

const canary = new RegExp(secretToken, 'i');

const weathers: Weather[] = [
  [],
  [{ is: 'refusing', status: 401 }],
  [{ is: 'refusing', status: 429, retryAfter: '30' }],
  [{ is: 'refusing', status: 500 }],
  [{ is: 'redirect', to: 'http://127.0.0.1:1/' }],
  [{ is: 'html' }],
  [{ is: 'body', body: 'truncated' }],
  [{ is: 'wordy' }],
  [{ is: 'reset' }],
  [{ is: 'silent' }],
  [{ is: 'shut' }],
];

const addresses = [
  '/api/tmdb/movie/popular',
  '/api/tmdb/movie/1',
  '/api/tmdb/movie/900001',
  '/api/tmdb/search/movie?query=reel',
  '/api/tmdb/movie/popular?page=501',
  '/api/tmdb/authentication',
  '/api/nothing',
  '/sitemap.xml',
  '/robots.txt',
  '/livez',
  '/readyz',
  '/',
];

test("[R54] TMDB's key is in no answer, header or line of the log, whatever the weather", async () => {
  const lines: string[] = [];
  const logStream = new Writable({
    write(line, _coding, done) {
      lines.push(String(line));
      done();
    },
  });
  const { app, tmdb, pass } = await buildWeatherApp({
    limits: quickLimits,
    settings: aSettings({ logLevel: 'trace' }),
    logStream,
  });
  for (const weather of weathers) {
    await tmdb.setWeather(weather);
    pass(untilForgiven * 1_000);
    const answers = await Promise.all(addresses.map((url) => app.inject(url)));
    for (const { body, headers } of answers) expect(JSON.stringify(headers) + body).not.toMatch(canary);
  }
  expect(lines.length).toBeGreaterThan(weathers.length);
  expect(lines.join('')).toMatch(/request failed/);
  expect(lines.join('')).not.toMatch(canary);
  expect(tmdb.calls.some(({ headers }) => canary.test(headers.authorization ?? ''))).toBe(true);
});

test("[R54] TMDB's key is in nothing that is thrown, however deep one looks", async () => {
  const tmdb = await playTmdb({ films, token: secretToken });
  const catalogue = createTmdbCatalogue({ token: secretToken, baseUrl: tmdb.url });
  onTestFinished(() => tmdb.stop());
  onTestFinished(() => catalogue.close());
  for (const weather of weathers.filter(([fault]) => fault && fault.is !== 'silent')) {
    await tmdb.setWeather(weather);
    const thrown: unknown = await catalogue.findMovie(1).catch((reason: unknown) => reason);
    expect(thrown).toBeInstanceOf(Error);
    expect(inspect(thrown, { depth: Infinity, showHidden: true, getters: true })).not.toMatch(canary);
  }
});
