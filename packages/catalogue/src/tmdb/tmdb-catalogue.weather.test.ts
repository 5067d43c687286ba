/** The adapter alone in bad weather: which failure is told, and that no question outlives the one who asked. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { FailureCode } from '@kinora/contracts/failure';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { aFilm } from '../embedded/a-film.ts';
import { playedToken, playTmdb, type PlayedTmdb } from './played/play-tmdb.ts';
import type { Weather } from './played/weather.ts';
import { createTmdbCatalogue, type TmdbCatalogue } from './tmdb-catalogue.ts';
import { tmdbLimits } from './tmdb-limits.ts';

/** For what says nothing, which the tests would wait for. */
const impatient = { ...tmdbLimits, exchange: { ...tmdbLimits.exchange, headers: 300, body: 300 } };
const films = Array.from({ length: 60 }, (_, at) => aFilm({ id: at + 1, title: `Reel ${at + 1}` }));

let tmdb: PlayedTmdb;
let catalogue: TmdbCatalogue;

beforeAll(async () => {
  tmdb = await playTmdb({ films });
});

beforeEach(async () => {
  await tmdb.setWeather([]);
  tmdb.calls.length = 0;
  catalogue = createTmdbCatalogue({ token: playedToken, baseUrl: tmdb.url });
});

afterEach(() => catalogue.close());

afterAll(() => tmdb.stop());

const asks: Record<string, (from: TmdbCatalogue, signal?: AbortSignal) => Promise<unknown>> = {
  listMovies: (from, signal) => from.listMovies('popular', 1, signal && { signal }),
  findMovie: (from, signal) => from.findMovie(1, signal && { signal }),
  findCredits: (from, signal) => from.findCredits(1, signal && { signal }),
  searchMovies: (from, signal) => from.searchMovies('reel', 1, signal && { signal }),
  discoverMovies: (from, signal) => from.discoverMovies({ match: 'all', ids: [18] }, 1, signal && { signal }),
  findPersonMovieCredits: (from, signal) => from.findPersonMovieCredits(601, signal && { signal }),
};

const told: [string, FailureCode, Weather[number]][] = [
  ['R10', 'catalogue-slow', { is: 'silent' }],
  ['R10', 'catalogue-slow', { is: 'stuck' }],
  ['R10', 'catalogue-slow', { is: 'dripping', every: 100 }],
  ['R10', 'catalogue-slow', { is: 'late', milliseconds: 60_000 }],
  ['R10', 'catalogue-down', { is: 'shut' }],
  ['R10', 'catalogue-down', { is: 'reset' }],
  ['R10', 'catalogue-down', { is: 'reset', midway: true }],
  ['R12', 'catalogue-down', { is: 'refusing', status: 429, retryAfter: '30' }],
  ['R13', 'catalogue-down', { is: 'refusing', status: 500 }],
  ['R13', 'catalogue-down', { is: 'refusing', status: 503 }],
  ['R17', 'catalogue-down', { is: 'html' }],
  ['R17', 'catalogue-down', { is: 'body', body: 'truncated' }],
  ['R17', 'catalogue-down', { is: 'body', body: 'wrong-types' }],
  ['R17', 'catalogue-down', { is: 'body', body: 'deep' }],
  ['R17', 'catalogue-down', { is: 'body', body: 'not-utf-8' }],
  ['R18', 'catalogue-down', { is: 'redirect', to: '/3/movie/2' }],
  ['R54', 'catalogue-down', { is: 'refusing', status: 401 }],
  ['R54', 'catalogue-down', { is: 'refusing', status: 403 }],
];

test.each(told)('[%s] every call tells of %s when TMDB is %j', async (_id, code, weather) => {
  await tmdb.setWeather([weather]);
  const limits = code === 'catalogue-slow' ? impatient : tmdbLimits;
  // The breaker would hide the later ones, so each call has a source of its own.
  const failures = Object.values(asks).map(async (ask) => {
    const alone = createTmdbCatalogue({ token: playedToken, baseUrl: tmdb.url, limits });
    try {
      return await ask(alone);
    } catch (thrown) {
      return thrown;
    } finally {
      await alone.close();
    }
  });
  for (const thrown of await Promise.all(failures)) expect(thrown).toMatchObject({ name: 'Failure', code });
  await expect.poll(() => tmdb.underWay()).toBe(0);
});

test('[R17] a film that says nothing of its genres or makers is still a film', async () => {
  await tmdb.setWeather([{ is: 'body', body: 'null-arrays' }]);
  expect(await catalogue.findMovie(1)).toMatchObject({ id: 1, genres: [], production_companies: [] });
});

test.each(Object.entries(asks))(
  '[R23] whoever leaves %s ends the question at once, and hears why',
  async (_n, ask) => {
    await tmdb.setWeather([{ is: 'silent' }]);
    const leave = new AbortController();
    const asked = ask(catalogue, leave.signal);
    await expect.poll(() => tmdb.underWay()).toBe(1);
    const reason = new Error('gone');
    leave.abort(reason);
    await expect(asked).rejects.toBe(reason);
    await expect.poll(() => tmdb.underWay()).toBe(0);
  },
);

test('[R23] who left before asking costs no call', async () => {
  for (const ask of Object.values(asks))
    await expect(ask(catalogue, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(tmdb.calls).toEqual([]);
});

test('[R10] a handshake that never ends is given up, and its socket freed', async () => {
  const sockets = new Set<Socket>();
  const mute = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.resume();
  });
  mute.listen(0, '127.0.0.1');
  await once(mute, 'listening');
  onTestFinished(() => void mute.close());
  const { port } = mute.address() as AddressInfo; // it listens on a port, not on a pipe
  const secured = createTmdbCatalogue({
    token: playedToken,
    baseUrl: `https://127.0.0.1:${port}/3`,
    limits: impatient,
  });
  onTestFinished(() => secured.close());
  const asked = secured.findMovie(1);
  await expect(asked).rejects.toMatchObject({ code: expect.stringMatching(/^catalogue-(slow|down)$/) });
  await expect.poll(() => sockets.size).toBe(0);
});

test('[R12] a short pause is waited out', async () => {
  await tmdb.setWeather([{ is: 'refusing', status: 429, retryAfter: '1' }]);
  await catalogue.findMovie(1).catch(() => undefined);
  await tmdb.setWeather([]);
  expect(await catalogue.findMovie(2)).toMatchObject({ id: 2 });
});

test('[R54] the token is sent as a bearer and nowhere else, and no word of ours goes along', async () => {
  for (const ask of Object.values(asks)) await ask(catalogue);
  expect(tmdb.calls).toHaveLength(6);
  for (const { headers, query } of tmdb.calls) {
    expect(headers.authorization).toBe(`Bearer ${playedToken}`);
    expect(query).not.toContain(playedToken);
    expect(new URLSearchParams(query).get('include_adult')).toBe('false');
    expect(Object.keys(headers).toSorted()).toEqual(
      ['accept', 'accept-encoding', 'authorization', 'connection', 'host'].toSorted(),
    );
  }
});
