import { describe, expect, it } from 'vitest';
import { aFilm } from './a-film.ts';
import { assertPage, cutPage } from './page.ts';
import { toListItem } from './wire-movies.ts';

const picturePaths = { poster: () => '/p', backdrop: () => '/b', profile: () => '/f', logo: () => '/l' };

function cut(count: number, page: number): { ids: number[]; pages: number; results: number } {
  const films = Array.from({ length: count }, (_, at) => aFilm({ id: at + 1 }));
  const cutOut = cutPage(films, page, (film) => toListItem(film, { popularity: 1, picturePaths }));
  return {
    ids: cutOut.results.map(({ id }) => id),
    pages: cutOut.total_pages,
    results: cutOut.total_results,
  };
}

describe('a page', () => {
  it('has 20 films, the last one what is left', () => {
    expect(cut(41, 1).ids).toHaveLength(20);
    expect(cut(41, 3)).toEqual({ ids: [41], pages: 3, results: 41 });
  });

  it('is full when the films come out even', () => {
    expect(cut(40, 2)).toMatchObject({ pages: 2 });
  });

  it('is empty behind the last one', () => {
    expect(cut(41, 4)).toEqual({ ids: [], pages: 3, results: 41 });
  });

  it('out of range is refused in the words of TMDB', () => {
    expect(() => assertPage(501)).toThrow(
      'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
    );
  });
});
