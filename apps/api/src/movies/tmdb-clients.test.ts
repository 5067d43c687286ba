/** Clients that were written for TMDB, unmodified, against the listening app. */
import { MovieDb } from 'moviedb-promise';
import { TMDB } from 'tmdb-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, listen } from '../test-app.ts';

let app: FastifyInstance;
let base: string;

beforeAll(async () => {
  app = await buildTestApp();
  base = `http://127.0.0.1:${await listen(app)}/api/tmdb`;
});

afterAll(() => app.close());

test('[AP-13] [AP-14] [AP-15] moviedb-promise reads every call', async () => {
  const client = new MovieDb('key', `${base}/`, 50);
  expect((await client.moviePopular()).results).toHaveLength(1);
  expect((await client.movieTopRated({ page: 2 })).page).toBe(2);
  expect((await client.movieNowPlaying({ language: 'de' })).total_pages).toBe(1);
  expect((await client.trending({ media_type: 'movie', time_window: 'week' })).results).toHaveLength(1);
  expect((await client.searchMovie({ query: 'Amélie & Co' })).total_results).toBe(1);
  expect((await client.discoverMovie({ with_genres: '28,12' })).results).toHaveLength(1);
  expect((await client.movieInfo({ id: 11 })).title).toBe('Star Wars');
  expect((await client.movieCredits({ id: 11 })).id).toBe(11);
  expect((await client.personMovieCredits({ id: 31 })).id).toBe(31);
});

test("[AP-17] [AP-18] moviedb-promise gets refusals in TMDB's words", async () => {
  const client = new MovieDb('key', `${base}/`, 50);
  await expect(client.moviePopular({ page: 501 })).rejects.toMatchObject({
    response: { status: 400, data: { success: false, status_code: 22 } },
  });
  await expect(client.tvInfo({ id: 1396 })).rejects.toMatchObject({
    response: { status: 404, data: { success: false, status_code: 34 } },
  });
});

test('[AP-13] [AP-14] [AP-15] tmdb-ts reads the calls, its own token notwithstanding', async () => {
  const client = new TMDB('token', {
    fetch: (address, init) =>
      fetch(new Request(address).url.replace('https://api.themoviedb.org/3', base), init),
  });
  expect((await client.movies.popular()).results[0]?.id).toBe(11);
  expect((await client.search.movies({ query: 'star wars' })).total_results).toBe(1);
  expect((await client.movies.details(11)).title).toBe('Star Wars');
  expect((await client.people.movieCredits(31)).id).toBe(31);
  await expect(client.movies.details(0)).rejects.toMatchObject({ status_code: 34 });
});
