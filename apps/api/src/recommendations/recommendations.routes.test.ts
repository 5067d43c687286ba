import type { Catalogue } from '@kinora/catalogue/catalogue';
import { Failure } from '@kinora/contracts/failure';
import { describe, expect, test, vi } from 'vitest';
import { buildTestApp } from '../test-app.ts';
import { aFilm, json } from './test-service.ts';
import { idsOf, known, openSite } from './test-site.ts';

/** A catalogue in which films fail as told, by id. */
function failingFilms(failures: Record<number, Failure>): Partial<Catalogue> {
  return {
    findMovie: async (id) => {
      const failure = failures[id];
      if (failure) throw failure;
      return known.findMovie(id);
    },
  };
}

const missing = new Failure('movie-not-found', 'There is no such movie.');
const down = new Failure('catalogue-down', 'Down.');
const publicly = 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600';

test('[MD-05 MD-07] ten films are asked for, resolved and answered in the order of the service', async () => {
  const { service, ask } = await openSite(json([aFilm(13), aFilm(12, { rating: 8.25 })]));
  const answer = await ask(11);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe(publicly);
  const movie = {
    title: 'Star Wars',
    poster_path: '/poster-11.svg',
    release_date: '1977-05-25',
    vote_average: 8.2,
  };
  const reasons = [{ type: 'shared-moods', moods: ['dark'] }];
  expect(answer.json()).toEqual({
    recommendations: [
      { movie: { id: 13, ...movie }, rating: 9, reasons },
      { movie: { id: 12, ...movie }, rating: 8.25, reasons },
    ],
  });
  expect(service.asked.map(({ path }) => path)).toEqual(['/recommend?tmdb_id=11&top_n=10']);
});

test('[MD-05] more films than are shown are cut at twelve', async () => {
  const { ask } = await openSite(json(Array.from({ length: 20 }, (_, place) => aFilm(100 + place))));
  expect(idsOf(await ask(11))).toEqual(Array.from({ length: 12 }, (_, place) => 100 + place));
});

test('[MD-07] a film that is not in the catalogue is left out, and the answer is kept', async () => {
  const { service, ask } = await openSite(json([aFilm(12), aFilm(13)]), failingFilms({ 12: missing }));
  const answer = await ask(11);
  expect(idsOf(answer)).toEqual([13]);
  expect(answer.headers['cache-control']).toBe(publicly);
  await ask(11);
  expect(service.asked).toHaveLength(1);
});

test('[MD-07 R19] a film that cannot be read now is left out, and nobody keeps the answer', async () => {
  const failures = { 12: down };
  const clock = { time: 0 };
  const { ask } = await openSite(json([aFilm(12), aFilm(13)]), failingFilms(failures), () => clock.time);
  const answer = await ask(11);
  expect(idsOf(answer)).toEqual([13]);
  expect(answer.headers['cache-control']).toBe('no-store');
  Reflect.deleteProperty(failures, 12);
  clock.time = 5_000;
  expect(idsOf(await ask(11))).toEqual([12, 13]);
});

test('the film data are read from the answers that are kept', async () => {
  const findMovie = vi.fn<Catalogue['findMovie']>((id) => known.findMovie(id));
  const { app, ask } = await openSite(json([aFilm(12), aFilm(13)]), { findMovie });
  for (const id of [11, 12, 13]) await app.inject(`/api/tmdb/movie/${id}`);
  await ask(11);
  expect(findMovie).toHaveBeenCalledTimes(3);
});

describe('a film that is not in the catalogue', () => {
  test('[AP-18] is answered 404, and the service is not asked', async () => {
    const { service, ask } = await openSite(json([aFilm(13)]), failingFilms({ 11: missing }));
    const answer = await ask(11);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'movie-not-found']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(service.asked).toEqual([]);
  });

  test.each(['0', '-1', '1.5', 'eleven', '1000000000', '11.json', '%31%00', '１１'])(
    '[AP-17] %s is no id',
    async (id) => {
      const { service, ask } = await openSite(json([]));
      const answer = await ask(encodeURI(decodeURIComponent(id)));
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-input']);
      expect(service.asked).toEqual([]);
    },
  );
});

test.each(['', '/', '/11/', '/11/more'])('[AP-17] /api/recommendations%s is no call', async (rest) => {
  const { app } = await openSite(json([]));
  const answer = await app.inject(`/api/recommendations${rest}`);
  expect([400, 404]).toContain(answer.statusCode);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('%s is refused', async (method) => {
  const { app } = await openSite(json([]));
  const answer = await app.inject({ method, url: '/api/recommendations/11' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('the service is asked', () => {
  test('once for callers at once and for callers within five minutes', async () => {
    const clock = { time: 0 };
    const { service, ask } = await openSite(json([aFilm(13)]), {}, () => clock.time);
    await Promise.all(Array.from({ length: 50 }, () => ask(11)));
    clock.time = 299_000;
    await ask(11);
    expect(service.asked).toHaveLength(1);
    clock.time = 301_000;
    await ask(11);
    await vi.waitFor(() => expect(service.asked).toHaveLength(2));
  });

  test('[R19] again after it failed, and what it once said stands in for a day', async () => {
    const clock = { time: 0 };
    const { service, ask } = await openSite(
      (response) => void response.writeHead(500).end(),
      {},
      () => clock.time,
    );
    expect((await ask(11)).statusCode).toBe(502);
    service.play = json([aFilm(13)]);
    expect(idsOf(await ask(11))).toEqual([13]);
    await service.stop();
    clock.time = 20 * 3_600_000;
    expect(idsOf(await ask(11))).toEqual([13]);
    expect((await ask(12)).statusCode).toBe(502);
  });
});

async function statusesOfOthers(app: Awaited<ReturnType<typeof openSite>>['app']): Promise<number[]> {
  const statuses: number[] = [];
  for (const url of ['/', '/api/tmdb/movie/11', '/readyz', '/livez']) {
    statuses.push((await app.inject(url)).statusCode);
  }
  return statuses;
}

describe('whatever becomes of the service', () => {
  test('[R19 MD-05] a site without it says so at once, and everything else works', async () => {
    const app = await buildTestApp();
    const answer = await app.inject('/api/recommendations/11');
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'recommendations-down']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await statusesOfOthers(app)).toEqual([200, 200, 200, 200]);
  });

  test('[R19 MD-05] a service that hangs is waited for two seconds, and everything else goes on meanwhile', async () => {
    const { service, app, ask } = await openSite(() => undefined);
    let isAnswered = false;
    const answer = ask(11).finally(() => (isAnswered = true));
    await vi.waitFor(() => expect(service.asked).toHaveLength(1));
    expect(await statusesOfOthers(app)).toEqual([200, 200, 200, 200]);
    expect(isAnswered).toBe(false);
    expect((await answer).statusCode).toBe(504);
    expect((await answer).json().code).toBe('recommendations-slow');
    expect(await statusesOfOthers(app)).toEqual([200, 200, 200, 200]);
  });

  test('[R19] its words do not reach the caller', async () => {
    const { ask } = await openSite((response) => void response.end('s3cret'));
    const answer = await ask(11);
    expect(answer.statusCode).toBe(502);
    expect(answer.body).not.toContain('s3cret');
  });
});
