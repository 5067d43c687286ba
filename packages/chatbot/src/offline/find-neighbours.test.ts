import { describe, expect, it } from 'vitest';
import type { SimilarFilm } from '../film-source.ts';
import { findNeighbours } from './find-neighbours.ts';

const { signal } = new AbortController();

/** Fails for the first film, hangs for the second, and answers for others. */
function limp(tmdbId: number): Promise<SimilarFilm[]> {
  if (tmdbId === 1) return Promise.reject(new Error('down'));
  if (tmdbId === 2) return new Promise<never>(() => undefined);
  return Promise.resolve([{ tmdbId: 30, fit: 0.5 }]);
}

describe('similar films from the recommendation service', () => {
  it('[AP-12] are asked for at the same time, for three films at most', async () => {
    const asked: number[] = [];
    const findSimilar = async (tmdbId: number) => {
      asked.push(tmdbId);
      return [{ tmdbId: tmdbId * 10, fit: 1 }];
    };
    const found = await findNeighbours({ findSimilar }, [1, 2, 3, 4], signal);
    expect(asked).toEqual([1, 2, 3]);
    expect(found.get(2)).toEqual([{ tmdbId: 20, fit: 1 }]);
  });

  it('[AP-12] are missing where the service fails or takes too long, and the others stay', async () => {
    const found = await findNeighbours({ findSimilar: limp }, [1, 2, 3], signal);
    expect([...found.keys()]).toEqual([3]);
  });
});
