import { expect, test } from 'vitest';
import { placeOf } from './use-place.ts';

test.each([
  ['/movie/949', { page: '/movie/949', tmdbId: 949 }],
  ['/movie/0949', { page: '/movie/0949' }],
  ['/movie/949/cast', { page: '/movie/949/cast' }],
  ['/search/star%20wars', { page: '/search/star%20wars' }],
])('the bot is told of %s', (pathname, place) => {
  expect(placeOf(pathname)).toEqual(place);
});

test('[AP-12] a path that is too long for the server is cut', () => {
  expect(placeOf(`/search/${'x'.repeat(400)}`).page).toHaveLength(300);
});
