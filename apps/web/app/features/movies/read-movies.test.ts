import { expect, test, vi } from 'vitest';
import type { ReadApi } from '../../client/api-context.ts';
import {
  expectMovies,
  readGenre,
  readHeroMovies,
  readMovie,
  readMovieList,
  readPersonMovies,
  searchMovies,
} from './read-movies.ts';
import { details, film } from './test-films.ts';

const page = { page: 1, results: [film], total_pages: 3, total_results: 41 };
const credits = {
  id: 11,
  cast: [
    { credit_id: 'c1', id: 2, name: 'Mark Hamill', character: 'Luke', profile_path: null, popularity: 9 },
  ],
  crew: [
    { id: 1, name: 'George Lucas', job: 'Director' },
    { id: 1, name: 'George Lucas', job: 'Writer' },
  ],
};

test.each([
  ['popular', 'api/tmdb/movie/popular?page=2'],
  ['top_rated', 'api/tmdb/movie/top_rated?page=2'],
  ['now_playing', 'api/tmdb/movie/now_playing?page=2'],
  ['trending', 'api/tmdb/trending/movie/week?page=2'],
] as const)('the list %s is read from %s', async (list, path) => {
  const read = vi.fn<ReadApi>(async () => page);
  await readMovieList(read, list, 2);
  expect(read).toHaveBeenCalledWith(path);
});

test('a page carries of its films only what cards show', async () => {
  expect(await readGenre(async () => page, 28, 1)).toEqual({
    movies: [{ id: 11, title: 'Star Wars', poster: '/p.svg', rating: 8.2 }],
    page: 1,
    totalPages: 3,
    totalResults: 41,
  });
});

test('a query is encoded once', async () => {
  const read = vi.fn<ReadApi>(async () => page);
  await searchMovies(read, 'a/b & %2F', 3);
  expect(read).toHaveBeenCalledWith('api/tmdb/search/movie?query=a%2Fb%20%26%20%252F&page=3');
});

test('the stage gets the first films, with backdrop and overview', async () => {
  const films = Array.from({ length: 20 }, (_, index) => ({ ...film, id: index + 1 }));
  const hero = await readHeroMovies(async () => ({ ...page, results: films }), 5);
  expect(hero.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(hero[0]).toMatchObject({ backdrop: '/b.svg', overview: 'A farm boy.' });
});

test("a person's films come newest first, each once, the undated last", async () => {
  const cast = [
    { ...film, id: 1, release_date: '1980-01-01' },
    { ...film, id: 2, release_date: '' },
    { ...film, id: 3, release_date: '2020-01-01' },
    { ...film, id: 1, release_date: '1980-01-01' },
  ];
  const movies = await readPersonMovies(async () => ({ id: 7, cast, crew: [] }), 7);
  expect(movies.map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('a film is read with its cast and directors', async () => {
  const movie = await readMovie(async (path) => (path.endsWith('/credits') ? credits : details), 11);
  expect(movie).toMatchObject({
    title: 'Star Wars',
    runtime: 121,
    companies: [{ id: 1, name: 'Lucasfilm' }],
    directors: [{ id: 1, name: 'George Lucas' }],
    cast: [{ creditId: 'c1', id: 2, name: 'Mark Hamill', character: 'Luke', profile: null }],
  });
});

async function readWithoutCast(path: string): Promise<unknown> {
  if (path.endsWith('/credits')) throw new Error('down');
  return { ...details, runtime: null };
}

test('a film whose cast fails is read without it; a runtime nobody knows is 0', async () => {
  expect(await readMovie(readWithoutCast, 11)).toMatchObject({ cast: null, directors: [], runtime: 0 });
});

test.each([null, 'text', 7, {}, { results: 'no' }])(
  'the answer %j is refused as unexpected',
  async (answer) => {
    const refusal = { status: 502, message: 'The server answered something unexpected' };
    expect(() => expectMovies(answer)).toThrow(expect.objectContaining(refusal));
    await expect(readMovie(async () => answer, 11)).rejects.toMatchObject(refusal);
    await expect(readPersonMovies(async () => answer, 7)).rejects.toMatchObject(refusal);
  },
);
