import { expect, test } from 'vitest';
import { loggedAddress, loggedPath } from './request-log.ts';

test.each([
  ['/', '/'],
  ['/movie/11', '/movie/11'],
  ['/movie/11?x=secret', '/movie/11'],
  ['/api/tmdb/search/movie?query=secret', '/api/tmdb/search/movie'],
  ['/search/secret', '/search/*'],
  ['/search/2001', '/search/*'],
  ['/search/popular/secret', '/search/*/*'],
  ['/search/password', '/search/*'],
  ['/api/user/playlists/123456789012/movies/11', '/api/user/playlists/123456789012/movies/11'],
  ['/api/user/secret@mail.example', '/api/user/*'],
  ['/identity/sessions/secret', '/identity/sessions/*'],
  ['/identity/google/callback?code=secret', '/identity/google/callback'],
  ['/api/chat/send', '/api/chat/send'],
  ['/verify-email?token=secret', '/verify-email'],
  ['//search/secret', '//search/*'],
  ['/Search/secret', '/*/*'],
  ['/search%2Fsecret', '/*'],
  ['/cast/31/Tom%20Hanks', '/cast/31/*'],
  ['/images/w500/poster-11-secret.svg', '/images/w500/*'],
  ['http://search/secret', '//search/*'],
])('the address %j is logged as %j', (address, logged) => {
  expect(loggedPath(address)).toBe(logged);
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['in-process', '-'],
  [undefined, '-'],
])('the caller %s is logged as the network %s', (address, logged) => {
  expect(loggedAddress(address)).toBe(logged);
});
