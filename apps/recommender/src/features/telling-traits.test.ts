import { expect, test } from 'vitest';
import { isTellingGenre, isTellingTheme } from './telling-traits.ts';

test.each(['sequel', 'remake', 'based on novel', 'based on novel or book', 'based on play'])(
  '%s says how a film came to be',
  (theme) => {
    expect(isTellingTheme(theme)).toBe(false);
  },
);

test.each(['heist', 'based on true story', 'based on comic', 'time travel'])(
  '%s says what a film is like',
  (theme) => {
    expect(isTellingTheme(theme)).toBe(true);
  },
);

test('a film made for television is like no other for that', () => {
  expect([28, 10_770].map((genre) => isTellingGenre(genre))).toEqual([true, false]);
});
