import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRating, formatReleaseDate, listTitle, releaseYear } from './movie-facts.ts';

test.each([
  [8.24, '8.2'],
  [8, '8.0'],
  [10, '10.0'],
  [0, undefined],
])('the rating %d is written %s', (rating, written) => {
  expect(formatRating(rating)).toBe(written);
});

test.each([
  ['1977-05-25', 'May 25, 1977', '1977'],
  ['2000-02-29', 'February 29, 2000', '2000'],
  ['1999-12-31', 'December 31, 1999', '1999'],
  ['', undefined, undefined],
  ['soon', undefined, undefined],
  ['1977-13-40', undefined, '1977'],
])('the date %s is written %s', (date, written, year) => {
  expect(formatReleaseDate(date)).toBe(written);
  expect(releaseYear(date)).toBe(year);
});

test('a rating always has one decimal', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 10, noNaN: true }), (rating) => {
      expect(formatRating(rating)).toMatch(/^\d{1,2}\.\d$/);
    }),
  );
});

test.each([
  ['now_playing', 'Now Playing'],
  ['top_rated', 'Top Rated'],
  ['popular', 'Popular'],
])('the list %s is titled %s', (list, title) => {
  expect(listTitle(list)).toBe(title);
});
