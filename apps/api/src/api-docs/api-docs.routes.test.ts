import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp } from '../test-app.ts';
import { subjects } from './calls/all-subjects.ts';
import { createDocument } from './document.ts';

const app = await buildTestApp();
const page = await app.inject('/api/docs');

test('[R49] the document is served with an ETag, compressed, for every cache', async () => {
  const answer = await app.inject('/api/docs/openapi.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toMatch(/^public/);
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(createDocument('https://kinora.example'))));

  const { etag } = answer.headers;
  const again = await app.inject({ url: '/api/docs/openapi.json', headers: { 'if-none-match': etag } });
  expect(again.statusCode).toBe(304);
  const packed = await app.inject({ url: '/api/docs/openapi.json', headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload.length).toBeLessThan(answer.rawPayload.length / 5);
});

test('[R49] every call and every shape stands on the page, under a heading of its own', () => {
  expect(page.statusCode).toBe(200);
  for (const { name, calls } of subjects) {
    expect(page.body).toContain(`<h2 id="${name}">`);
    for (const { id } of calls) expect(page.body).toContain(`<h3 id="${id}">`);
  }
  const { schemas } = createDocument('https://kinora.example').components;
  for (const name of Object.keys(schemas)) expect(page.body).toContain(`<h3 id="shape-${name}">`);
});

test('[R49] every link of the page that stays on it leads somewhere', () => {
  const targets = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(subjects.length);
  for (const id of new Set(targets)) expect(page.body).toContain(` id="${id}"`);
});

test('[R51] [R52] the page runs nothing, and its policy allows its own style alone', () => {
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(page.body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(page.body).not.toMatch(/<script|style="|\son\w+=|https?:\/\/(?!kinora\.example)/);
});

test('[R49] the examples name the address of this site', async () => {
  expect(page.body).toContain('curl &#39;https://kinora.example/api/tmdb/movie/11&#39;');
});

test('[R49] an address below the page is no call', async () => {
  const answer = await app.inject('/api/docs/anything');
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
});
