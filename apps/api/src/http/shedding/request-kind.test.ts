import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

test.each([
  ['GET', '/livez', 'health'],
  ['GET', '/readyz?from=balancer', 'health'],
  ['POST', '/identity/login', 'session'],
  ['GET', '/identity/session', 'session'],
  ['POST', '/api/user/likes', 'write'],
  ['DELETE', '/api/user/playlists/4/movies/11', 'write'],
  ['GET', '/api/user/likes', 'read'],
  ['HEAD', '/api/tmdb/movie/11', 'read'],
  ['GET', '/api/tmdb/search/movie?query=heat', 'suggestion'],
  ['GET', '/api/recommendations/11', 'suggestion'],
  ['POST', '/api/chat/send', 'chat'],
  ['GET', '/', 'page'],
  ['GET', '/movie/11', 'page'],
  ['GET', '/search/mr.%20robot', 'page'],
  ['GET', '/livezz', 'page'],
  ['GET', '/assets/app-3f9a.js', 'file'],
  ['GET', '/images/w500/poster-11.svg', 'file'],
  ['GET', '/robots.txt', 'file'],
] as const)('[R4] %s %s is a %s', (method, address, kind) => {
  expect(requestKind(method, address)).toBe(kind);
});
