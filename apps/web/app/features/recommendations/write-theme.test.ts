import { expect, test } from 'vitest';
import { writeTheme } from './write-theme.ts';

test.each([
  ['heist', 'Heist'],
  ['cat and mouse', 'Cat and Mouse'],
  ['new york city', 'New York City'],
  ['world war ii', 'World War II'],
  ['fbi', 'FBI'],
  ['washington d.c.', 'Washington D.C.'],
  ['u.s. marshal', 'U.S. Marshal'],
  ['father-son relationship', 'Father-Son Relationship'],
  ['brother-in-law', 'Brother-in-Law'],
  ["new year's eve", "New Year's Eve"],
  ['the moon', 'The Moon'],
  ['1970s', '1970s'],
  ['école', 'École'],
  ['Already Written', 'Already Written'],
  ['', ''],
])('[MD-05] the theme %j is written %j', (theme, written) => {
  expect(writeTheme(theme)).toBe(written);
});
