import { describe, expect, test } from 'vitest';
import { expectMessage, readKeptMovies } from './read-kept-movies.ts';

const film = { tmdb_id: 11, movie_id: 900, title: 'Star Wars', poster_path: '/a.svg', vote_average: 8.2 };

test('[LI-01] a card keeps id, title, poster and rating', () => {
  expect(readKeptMovies([{ ...film, overview: 'A farm boy.', like_id: 3 }])).toEqual([
    { id: 11, title: 'Star Wars', poster: '/a.svg', rating: 8.2 },
  ]);
});

test.each([
  [{ tmdb_id: 11, id: 12, movie_id: 13 }, 11],
  [{ id: 12, movie_id: 13 }, 12],
  [{ movie_id: 13 }, 13],
  [{ tmdb_id: null, movie_id: 13 }, 13],
  [{ tmdb_id: '14' }, 14],
])('[LI-01] of %o the id is %i', (ids, id) => {
  expect(readKeptMovies([{ title: 'A', ...ids }])).toMatchObject([{ id }]);
});

test('[LI-01] a film without poster, rating or title has none, none and its name', () => {
  const bare = { tmdb_id: 11, name: 'A name', poster_path: '', vote_average: null };
  expect(readKeptMovies([bare])).toEqual([{ id: 11, title: 'A name', poster: null, rating: 0 }]);
});

test('[RV-01] a film that is named twice is shown once, in its first place', () => {
  const films = [film, { ...film, tmdb_id: 12 }, film];
  expect(readKeptMovies(films).map(({ id }) => id)).toEqual([11, 12]);
});

describe('[ER-01] what is no list of films is refused', () => {
  test.each([[null], [{}], ['[]'], [[null]], [[11]], [[{ ...film, title: undefined }]], [[{ title: 'A' }]]])(
    '%j',
    (answer) => {
      expect(() => readKeptMovies(answer)).toThrow('The server answered something unexpected');
    },
  );
});

test('[LK-02] only the promised message passes', () => {
  expect(() => expectMessage({ message: 'Like removed' }, 'Like removed')).not.toThrow();
  for (const answer of [null, 'Like removed', {}, { message: 'like removed' }]) {
    expect(() => expectMessage(answer, 'Like removed')).toThrow('unexpected');
  }
});
