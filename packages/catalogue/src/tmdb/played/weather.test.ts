import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRandom } from '../../embedded/artwork/random.ts';
import { badBodyKinds } from './bad-bodies.ts';
import { playedToken, playTmdb, type PlayedTmdb } from './play-tmdb.ts';
import { chooseFault, type Weather } from './weather.ts';

let tmdb: PlayedTmdb;

beforeAll(async () => {
  tmdb = await playTmdb({ seed: 'storm' });
});

beforeEach(() => tmdb.setWeather([]));

afterAll(() => tmdb.stop());

function ask(path = '/movie/popular', init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${playedToken}` };
  return fetch(`${tmdb.url}${path}`, { headers, redirect: 'manual', ...init });
}

/** Asks, and hangs up once `isEnough` says so of what has come. */
function listenUntil(isEnough: (text: string) => boolean): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { port, host } = new URL(tmdb.url);
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.write(
    `GET /3/movie/popular HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${playedToken}\r\n\r\n`,
  );
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
    if (isEnough(text)) socket.destroy();
  });
  socket.on('close', () => resolve(text));
  return promise;
}

test('a fault is for the paths that it names', async () => {
  await tmdb.setWeather([{ is: 'refusing', status: 500, on: '/3/movie/*/credits' }]);
  expect((await ask('/movie/11/credits')).status).toBe(500);
  expect((await ask('/movie/11')).status).toBe(200);
  expect((await ask('/movie/popular')).status).toBe(200);
});

test('chance strikes the same calls for the same seed, and about as often as it says', () => {
  const weather: Weather = [
    { is: 'silent', chance: 0.2 },
    { is: 'html', chance: 0.5 },
  ];
  const faultsOf = (seed: string) =>
    Array.from({ length: 1_000 }, (_, at) => chooseFault(weather, '/3/x', createRandom(`${seed} ${at}`)).is);
  expect(faultsOf('one')).toEqual(faultsOf('one'));
  expect(faultsOf('one')).not.toEqual(faultsOf('other'));
  const share = (is: string) => faultsOf('one').filter((fault) => fault === is).length / 1_000;
  expect(share('silent')).toBeCloseTo(0.2, 1);
  expect(share('html')).toBeCloseTo(0.4, 1);
});

test('a refusal can say how long to wait, in seconds or as a date', async () => {
  await tmdb.setWeather([{ is: 'refusing', status: 429, retryAfter: '7' }]);
  const answer = await ask();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
  expect(await answer.json()).toMatchObject({ success: false, status_code: 25 });
  await tmdb.setWeather([{ is: 'refusing', status: 429, retryAfter: { dateInSeconds: 30 } }]);
  const date = Date.parse((await ask()).headers.get('retry-after') ?? '');
  expect(Math.abs(date - Date.now() - 30_000)).toBeLessThan(10_000);
});

test('silence says nothing, and ends when the caller hangs up', async () => {
  await tmdb.setWeather([{ is: 'silent' }]);
  const giveUp = new AbortController();
  const asked = ask('/movie/11', { signal: giveUp.signal });
  await expect.poll(() => tmdb.underWay()).toBe(1);
  giveUp.abort();
  await expect(asked).rejects.toThrow('aborted');
  await expect.poll(() => tmdb.underWay()).toBe(0);
});

test('a stuck answer has its headers and a part of its body', async () => {
  await tmdb.setWeather([{ is: 'stuck' }]);
  const text = await listenUntil((soFar) => soFar.includes('{"page":1'));
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(text).not.toContain('total_results');
});

test('a dripping answer comes a byte at a time', async () => {
  await tmdb.setWeather([{ is: 'dripping', every: 1 }]);
  expect(await listenUntil((soFar) => soFar.includes('\r\n1\r\na\r\n'))).toContain(
    '\r\n1\r\n{\r\n1\r\n"\r\n',
  );
});

test.each([{ midway: false }, { midway: true }])('a reset is no answer, midway: $midway', async (reset) => {
  await tmdb.setWeather([{ is: 'reset', ...reset }]);
  await expect(ask().then((answer) => answer.text())).rejects.toThrow(/fetch failed|terminated/);
});

test('a shut door refuses, and opens again at the same address', async () => {
  await tmdb.setWeather([{ is: 'shut' }]);
  await expect(ask()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  await tmdb.setWeather([]);
  expect((await ask()).status).toBe(200);
});

test.each(badBodyKinds)('the body %s comes with a good status', async (body) => {
  await tmdb.setWeather([{ is: 'body', body }]);
  const start = await listenUntil((soFar) => soFar.includes('\r\n\r\n'));
  expect(start).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

test('a huge body is as long as it says, and stops when the caller hangs up', async () => {
  await tmdb.setWeather([{ is: 'huge', bytes: 3_000_000 }]);
  expect((await (await ask()).text()).length).toBeGreaterThan(3_000_000);
  await tmdb.setWeather([{ is: 'huge', bytes: 1e12 }]);
  await listenUntil((soFar) => soFar.length > 100_000);
  await expect.poll(() => tmdb.underWay()).toBe(0);
});

test('a bomb is small until it is unpacked', async () => {
  await tmdb.setWeather([{ is: 'bomb', bytes: 30_000_000 }]);
  expect((await (await ask()).text()).length).toBeGreaterThan(30_000_000);
  const packed = await listenUntil((soFar) => /content-length: \d+/i.test(soFar));
  expect(Number(/content-length: (\d+)/i.exec(packed)?.[1])).toBeLessThan(100_000);
});

test('a redirect, HTML, too many headers, and pages without end', async () => {
  await tmdb.setWeather([{ is: 'redirect', to: 'http://169.254.169.254/' }]);
  expect((await ask()).headers.get('location')).toBe('http://169.254.169.254/');
  await tmdb.setWeather([{ is: 'html' }]);
  expect((await ask()).headers.get('content-type')).toMatch('text/html');
  await tmdb.setWeather([{ is: 'wordy' }]);
  await expect(ask()).rejects.toMatchObject({ cause: { code: 'UND_ERR_HEADERS_OVERFLOW' } });
  await tmdb.setWeather([{ is: 'totals', pages: -1 }]);
  expect(await (await ask()).json()).toMatchObject({ total_pages: -1, total_results: -20 });
});
