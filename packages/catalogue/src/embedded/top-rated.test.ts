import { describe, expect, it } from 'vitest';
import { aFilm } from './a-film.ts';
import { readFilms, shippedFilmsFile } from './read-films.ts';
import { rankTopRated, rateWeighted } from './top-rated.ts';

describe('the best rated films', () => {
  it('pull a little known film towards the average of all', () => {
    const known = rateWeighted({ vote_average: 9, notability: 95 }, 7);
    const obscure = rateWeighted({ vote_average: 9, notability: 50 }, 7);
    expect(known).toBeGreaterThan(8.8);
    expect(obscure).toBeLessThan(7.3);
  });

  it('put a well known good film above an obscure very good one', () => {
    const films = [
      aFilm({ id: 1, vote_average: 9, notability: 50 }),
      aFilm({ id: 2, vote_average: 8.5, notability: 95 }),
      aFilm({ id: 3, vote_average: 6, notability: 70 }),
    ];
    expect(rankTopRated(films).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('leave out films that hardly anyone knows', () => {
    const films = [aFilm({ id: 1, notability: 44 }), aFilm({ id: 2, notability: 45 })];
    expect(rankTopRated(films).map(({ id }) => id)).toEqual([2]);
  });

  it('are, of the shipped ones, all well rated and well known on the first page', () => {
    const firstPage = rankTopRated(readFilms(shippedFilmsFile)).slice(0, 20);
    expect(firstPage).toHaveLength(20);
    for (const film of firstPage) {
      expect(film.vote_average).toBeGreaterThanOrEqual(8.2);
      expect(film.notability).toBeGreaterThanOrEqual(80);
    }
  });
});
