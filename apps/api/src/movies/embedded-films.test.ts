/** The calls over the films that the product ships with. Nothing here depends on particular films. */
import { credits, movieDetails, moviePage, personMovieCredits } from '@kinora/contracts/movies';
import { expect, test } from 'vitest';
import { openEmbeddedCatalogue } from '../open-catalogue.ts';
import { readSettings } from '../settings.ts';
import { buildTestApp } from '../test-app.ts';

const { catalogue, pictures } = openEmbeddedCatalogue(readSettings({}).catalogueFile);
const app = await buildTestApp({ catalogue, pictures });

async function get(path: string) {
  const answer = await app.inject(`/api/tmdb/${path}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const someFilm = moviePage.parse(await get('movie/popular')).results[0]!; // a catalogue has films

test.each([
  'movie/now_playing?page=1',
  'movie/top_rated?page=2',
  'movie/popular?page=500',
  'trending/movie/week',
  'discover/movie?with_genres=18',
  'discover/movie?with_genres=18|35&page=2',
  'search/movie?query=a',
])('[AP-13] [AP-15] %s is a page of films', async (path) => {
  const page = moviePage.parse(await get(path));
  expect(page.results.length).toBeLessThanOrEqual(20);
  expect(page.total_pages).toBeLessThanOrEqual(500);
});

test('[AP-14] [AP-15] a film has details, credits, and people with films', async () => {
  expect(movieDetails.parse(await get(`movie/${someFilm.id}`)).title).toBe(someFilm.title);
  const { cast } = credits.parse(await get(`movie/${someFilm.id}/credits`));
  const career = personMovieCredits.parse(await get(`person/${cast[0]?.id}/movie_credits`));
  expect(career.cast.map(({ id }) => id)).toContain(someFilm.id);
});

test('[AP-15] a film is found by its title', async () => {
  const page = moviePage.parse(await get(`search/movie?${new URLSearchParams({ query: someFilm.title })}`));
  expect(page.results.map(({ id }) => id)).toContain(someFilm.id);
});

test.each(['movie/999999999', 'movie/999999999/credits', 'person/999999999/movie_credits'])(
  '[AP-18] %s is a 404 of TMDB',
  async (path) => {
    const answer = await app.inject(`/api/tmdb/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, status_code: 34 });
  },
);
