import { describe, expect, it } from 'vitest';
import { aFilm, someWishes } from '../../a-film.ts';
import type { Wishes } from '../../wishes.ts';
import type { Comparison } from '../wishes/wish-reading.ts';
import { resolveComparisons } from './resolve-comparisons.ts';

const shown = [1980, 1991, 2003].map((year, index) =>
  aFilm({ tmdbId: index, year, runtime: 90 + index * 20, rating: 7 }),
);

interface Given {
  wishes?: Partial<Wishes>;
  films?: typeof shown;
  hasLeft?: (wishes: Wishes) => boolean;
}

function resolve(
  comparison: Comparison,
  { wishes = {}, films = shown, hasLeft = () => true }: Given = {},
): Wishes {
  return resolveComparisons({
    comparisons: [comparison],
    wishes: someWishes(wishes),
    shown: films,
    year: 2025,
    hasLeft,
  });
}

function hasOldOnes({ years }: Wishes): boolean {
  return (years?.from ?? 0) < 2000;
}

describe('comparisons', () => {
  it('[AP-12] newer is newer than every film of the list', () => {
    expect(resolve({ by: 'year', direction: 'more' }).years).toEqual({ from: 2004, to: null });
    expect(resolve({ by: 'year', direction: 'less' }).years).toEqual({ from: null, to: 1979 });
    expect(resolve({ by: 'runtime', direction: 'less' }).runtime).toEqual({ from: null, to: 89 });
    expect(resolve({ by: 'rating', direction: 'more' }).rating).toEqual({ from: 7.1, to: null });
  });

  it('[AP-12] newer than the middle one where too few are newer than all', () => {
    expect(resolve({ by: 'year', direction: 'more' }, { hasLeft: hasOldOnes }).years).toEqual({
      from: 1992,
      to: null,
    });
  });

  it('[AP-12] stays in the earlier range where that can be, and leaves it where it cannot', () => {
    const nineties = { years: { from: 1990, to: 1999 } };
    const films = shown.slice(0, 2);
    expect(resolve({ by: 'year', direction: 'more' }, { wishes: nineties, films }).years).toEqual({
      from: 1992,
      to: 1999,
    });
    expect(resolve({ by: 'year', direction: 'more' }, { wishes: nineties }).years).toEqual({
      from: 2004,
      to: null,
    });
  });

  it('[AP-12] means what the words mean alone where nothing was shown', () => {
    expect(resolve({ by: 'year', direction: 'more' }, { films: [] }).years).toEqual({ from: 2022, to: null });
    expect(resolve({ by: 'runtime', direction: 'less' }, { films: [] }).runtime).toEqual({
      from: null,
      to: 95,
    });
  });

  it('[AP-12] more of a mood is that mood, less of it is none of it', () => {
    expect(
      resolve({ by: 'mood', mood: 'funny', direction: 'more' }, { wishes: { moods: ['tense'] } }).moods,
    ).toEqual(['funny']);
    expect(
      resolve({ by: 'mood', mood: 'violent', direction: 'less' }, { wishes: { moods: ['violent'] } }),
    ).toEqual(someWishes({ withoutMoods: ['violent'] }));
    expect(
      resolve({ by: 'genre', genre: 35, direction: 'more' }, { wishes: { genres: [[27]] } }).genres,
    ).toEqual([[27], [35]]);
    expect(resolve({ by: 'fame', direction: 'less' }).fame).toBe('hidden');
  });
});
