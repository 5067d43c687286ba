/** Addresses as an attacker writes them. `inject` and `fetch` would tidy them up, so they go over a bare socket. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCatalogue, buildTestApp, listen, sendRaw } from '../test-app.ts';

const catalogue = aCatalogue();
const asked = Object.entries(catalogue)
  .filter(([method]) => method !== 'listMovieIds')
  .map(([method]) => vi.spyOn(catalogue, method as 'findMovie')); // one of its methods, whichever

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = await buildTestApp({ catalogue });
  port = await listen(app);
});

afterAll(() => app.close());

async function get(target: string): Promise<string> {
  return sendRaw(port, `GET ${target} HTTP/1.1\r\nhost: kinora.example\r\nconnection: close\r\n\r\n`);
}

test.each([
  '/api/tmdb/movie/../account',
  '/api/tmdb/movie/%2e%2e/account',
  '/api/tmdb/movie/%2E%2e/%2e%2e/4/account',
  '/api/tmdb/movie/..\\..\\account',
  '/api/tmdb/..%2fmovie/11',
  '/api/tmdb//evil.example/x',
  '/api/tmdb/\\\\evil.example\\x',
  '/api/tmdb/https://evil.example/',
  '/api/tmdb/movie/5%090',
  '/api/tmdb/movie/11%00',
  '/api/tmdb/movie/11%0d%0aX-Injected:%20yes',
  '/api/tmdb/movie/%2511',
  '/api/tmdb/movie/%252e%252e/account',
  '/api/tmdb/movie/11;a=b',
  '/api/tmdb/movie/11#x',
  '/api/tmdb/movie/11/',
  '/api/tmdb/movie/11/credits/..',
  '/api/tmdb/./movie/11',
  '/api/tmdb/x/../movie/11',
  '/api/tmdb/%6dovie/11',
  '/api/tmdb/movie/%31%31',
  '/api/tmdb/movie%5c11',
  '/api/%74mdb/movie/11',
])('[AP-17] %s is a 404 of TMDB, and the catalogue is not asked', async (target) => {
  const answer = await get(target);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain('{"success":false,"status_code":34,');
  expect(answer).not.toMatch(/^x-injected/im);
  for (const call of asked) expect(call).not.toHaveBeenCalled();
});

test.each([
  '/api/tmdb/movie/5\t5\t0',
  'http://evil.example/api/tmdb/movie/11',
  '//evil.example/api/tmdb/movie/11',
  '/API/TMDB/movie/11',
  '/api//tmdb/movie/11',
  '/x/../api/tmdb/movie/11',
  `/api/tmdb/search/movie?query=${'x'.repeat(5_000)}`,
  '*',
])('[AP-17] %.40s never reaches the catalogue', async (target) => {
  expect(await get(target)).toMatch(/^HTTP\/1\.1 (200|4\d\d) /);
  for (const call of asked) expect(call).not.toHaveBeenCalled();
});
