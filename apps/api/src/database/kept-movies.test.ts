import { Failure } from '@kinora/contracts/failure';
import { expect, test } from 'vitest';
import { createKeepMovie } from './kept-movies.ts';
import { describeEachEngine } from './test-databases.ts';

const film = { id: 11, title: 'Star Wars', overview: 'Far away.', poster_path: '/a.jpg', vote_average: 8.2 };

describeEachEngine('the film that a user touches', (openTestDatabase) => {
  async function openFilms() {
    const { db } = await openTestDatabase();
    let answer: typeof film | Failure = film;
    // Details have more than what is kept; a film of this shape is all that is read.
    const findMovie = async () => {
      if (answer instanceof Failure) throw answer;
      return answer as never;
    };
    return {
      keepMovie: createKeepMovie(db, { findMovie }),
      listRows: () => db.selectFrom('movies').selectAll().execute(),
      say: (next: typeof film | Failure) => (answer = next),
    };
  }

  test('[AP-03] is written once, with a number of our own', async () => {
    const { keepMovie, listRows } = await openFilms();
    const kept = await keepMovie(11);
    const { id, ...facts } = film;
    expect(kept).toEqual({ tmdb_id: id, movie_id: expect.any(Number), ...facts });
    expect(await keepMovie(11)).toEqual(kept);
    expect(await listRows()).toEqual([kept]);
  });

  test('[AP-03] is refreshed when the catalogue says something else, and keeps its number', async () => {
    const { keepMovie, listRows, say } = await openFilms();
    const { movie_id } = await keepMovie(11);
    let said = film;
    for (const change of [
      { title: 'Star Wars: A New Hope' },
      { overview: 'Very far away.' },
      { poster_path: '/b.jpg' },
      { vote_average: 8.3 },
    ]) {
      said = { ...said, ...change };
      say(said);
      const kept = await keepMovie(11);
      expect(kept).toMatchObject({ movie_id, ...change });
      expect(await listRows()).toEqual([kept]);
    }
  });

  test('[AP-18] is not written, and what was written stays, when the catalogue has no answer', async () => {
    const { keepMovie, listRows, say } = await openFilms();
    say(new Failure('movie-not-found', 'Unknown.'));
    await expect(keepMovie(11)).rejects.toMatchObject({ code: 'movie-not-found' });
    expect(await listRows()).toEqual([]);
    say(film);
    const kept = await keepMovie(11);
    say(new Failure('catalogue-down', 'Down.'));
    await expect(keepMovie(11)).rejects.toMatchObject({ code: 'catalogue-down' });
    expect(await listRows()).toEqual([kept]);
  });

  test('[R29] is one row when many users touch it at once', async () => {
    const { keepMovie, listRows } = await openFilms();
    const kept = await Promise.all(Array.from({ length: 50 }, () => keepMovie(11)));
    expect(new Set(kept.map(({ movie_id }) => movie_id)).size).toBe(1);
    expect(await listRows()).toHaveLength(1);
  });
});
