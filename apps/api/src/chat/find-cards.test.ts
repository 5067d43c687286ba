import { Failure, type FailureCode } from '@kinora/contracts/failure';
import type { MovieDetails } from '@kinora/contracts/movies';
import { expect, test } from 'vitest';
import { aCatalogue } from '../test-app.ts';
import { createCards } from './find-cards.ts';

const picks = [11, 12, 13].map((tmdbId) => ({ tmdbId, reason: `Reason ${tmdbId}` }));

/** Film data in which the film 12 is as it is told here. */
function withFilm12(find: (movie: MovieDetails) => MovieDetails | Promise<MovieDetails>) {
  const catalogue = aCatalogue();
  return {
    findMovie: async (id: number) => {
      const movie = await catalogue.findMovie(id);
      return id === 12 ? find(movie) : movie;
    },
  };
}

test('[AP-12] cards come in the order of the picks, each with its reason', async () => {
  const cards = await createCards(aCatalogue())(picks);
  expect(cards.map(({ tmdb_id, reason }) => [tmdb_id, reason])).toEqual([
    [11, 'Reason 11'],
    [12, 'Reason 12'],
    [13, 'Reason 13'],
  ]);
});

test('[AP-12] a film without a date has no year', async () => {
  const filmData = withFilm12((movie) => ({ ...movie, release_date: '', poster_path: null }));
  const cards = await createCards(filmData)(picks);
  expect(cards[1]).toMatchObject({ year: null, poster_path: null });
});

test.each(['movie-not-found', 'catalogue-down', 'catalogue-slow'] satisfies FailureCode[])(
  '[AP-12] a film that cannot be read (%s) is left out',
  async (code) => {
    const cards = await createCards(withFilm12(() => Promise.reject(new Failure(code, code))))(picks);
    expect(cards.map(({ tmdb_id }) => tmdb_id)).toEqual([11, 13]);
  },
);

test('[AP-12] [R10] a film that takes too long is left out', async () => {
  const cards = await createCards(
    withFilm12(() => new Promise(() => {})),
    10,
  )(picks);
  expect(cards.map(({ tmdb_id }) => tmdb_id)).toEqual([11, 13]);
});

test('[AP-12] a bug is no missing film', async () => {
  const broken = withFilm12(() => Promise.reject(new TypeError('x is not a function')));
  await expect(createCards(broken)(picks)).rejects.toThrow('x is not a function');
});
