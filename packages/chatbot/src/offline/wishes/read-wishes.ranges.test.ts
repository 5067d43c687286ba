import { describe, expect, it, test } from 'vitest';
import type { Wishes } from '../../wishes.ts';
import { action, type Cases, comedy, drama, readAll, readMessage, wishesOf } from './wish-reading-kit.ts';

type End = number | null;

const years = (from: End, to: End): Partial<Wishes> => ({ years: { from, to } });
const runtime = (from: End, to: End): Partial<Wishes> => ({ runtime: { from, to } });
const rating = (from: End, to: End): Partial<Wishes> => ({ rating: { from, to } });

describe('[AP-12] years', () => {
  it('are years, decades and spans', () => {
    const cases: Cases = {
      'the early nineties': years(1990, 1993),
      'from the seventies or the eighties': years(1970, 1989),
      'after 2010': years(2011, null),
      'not older than 1990': years(1990, null),
      'nothing before 1990': years(1990, null),
      '1990-1995': years(1990, 1995),
      'in the last five years': years(2021, null),
      'at most ten years old': years(2016, null),
      'last year': years(2025, 2025),
      'something recent': years(2023, null),
      'an old film, say from 1985': years(1985, 1985),
      'nothing old': years(1980, null),
      'newer than [Northern Line]': years(1992, null),
      'this century': years(2000, null),
    };
    expect(readAll(cases)).toEqual(cases);
  });
});

describe('[AP-12] lengths and ratings', () => {
  it('are read in hours, minutes and words', () => {
    const cases: Cases = {
      'under two hours': runtime(null, 120),
      '2h30 max': runtime(null, 150),
      'we have an hour and a half': runtime(null, 90),
      'nothing that runs past the two hour mark': runtime(null, 120),
      'two to three hours': runtime(120, 180),
      '90 minutes': runtime(80, 100),
      'about two hours': runtime(105, 135),
      'over 3 hours': runtime(180, null),
      'a short one': runtime(null, 95),
      'I waited for two hours': {},
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('are no counts of other things', () => {
    const cases: Cases = {
      'above 8': rating(8, null),
      '7.5 or higher': rating(7.5, null),
      'at least 4 stars': rating(8, null),
      'nothing below 7': rating(7, null),
      'the best dramas': { genres: [[drama]], ...rating(7.5, null) },
      'my best friend and more than one drama': { genres: [[drama]] },
      'so bad it is good': rating(null, 5.5),
    };
    expect(readAll(cases)).toEqual(cases);
  });
});

test.each([
  'not a musical',
  'similar to it',
  'between 1920 and 1925',
  'starring somebody',
  'at most two hours',
])('[AP-12] a rating keeps its side before %s', (tail) => {
  expect(wishesOf(`a film rated above 7 ${tail}`)).toMatchObject({ rating: { from: 7, to: null } });
});

describe('[AP-12] comparisons and what is taken back', () => {
  it('measure against the films shown', () => {
    expect(readMessage('funnier and shorter').comparisons).toEqual([
      { by: 'mood', mood: 'funny', direction: 'more' },
      { by: 'runtime', direction: 'less' },
    ]);
    expect(readMessage('less violent').comparisons).toEqual([
      { by: 'mood', mood: 'violent', direction: 'less' },
    ]);
    expect(readMessage('more action').comparisons).toEqual([
      { by: 'genre', genre: action, direction: 'more' },
    ]);
    expect(readMessage('newer ones, after 2010').comparisons).toEqual([]);
    expect(readMessage('more comedies')).toMatchObject({ comparisons: [], wishes: { genres: [[comedy]] } });
    expect(wishesOf('the shorter the better')).toEqual({ runtime: { from: null, to: 95 } });
  });

  it('empty a field', () => {
    expect(readMessage('any genre is fine').dropped).toEqual(['genres']);
    expect(readMessage('the year does not matter').dropped).toEqual(['years']);
    expect(readMessage('forget the length').dropped).toEqual(['runtime']);
    expect(readMessage("it doesn't have to be French")).toMatchObject({
      dropped: ['languages'],
      wishes: { languages: [] },
    });
  });
});
