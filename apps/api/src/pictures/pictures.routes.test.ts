import { brotliDecompressSync } from 'node:zlib';
import type { Pictures } from '@kinora/catalogue/pictures';
import { expect, test, vi } from 'vitest';
import { buildTestApp } from '../test-app.ts';

const svg = `<svg xmlns="http://www.w3.org/2000/svg"><style>a{}</style>${'<g/>'.repeat(400)}</svg>`;

function somePictures() {
  return {
    draw: vi.fn<Pictures['draw']>((size, name) =>
      `${size}/${name}` === 'w500/poster-11-3fa9c1.svg' ? { svg } : undefined,
    ),
  };
}

test('a picture is an SVG document that caches keep for a year and other hosts may show', async () => {
  const app = await buildTestApp({ pictures: somePictures() });
  const answer = await app.inject('/images/w500/poster-11-3fa9c1.svg');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(svg);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'accept-encoding',
  });
});

test('a picture is drawn once, compressed for who reads that, and 304 for who has it', async () => {
  const pictures = somePictures();
  const app = await buildTestApp({ pictures });
  const url = '/images/w500/poster-11-3fa9c1.svg';
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(svg);
  const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
  expect(pictures.draw).toHaveBeenCalledTimes(1);
});

test.each([
  '/images/',
  '/images/w500',
  '/images/w500/',
  '/images/w500/other.svg',
  '/images/w999/poster-11-3fa9c1.svg',
  '/images/w500/poster-11-3fa9c1.svg/',
  '/images/w500/%70oster-11-3fa9c1.svg',
  '/images/w500/..%2fposter-11-3fa9c1.svg',
  `/images/w500/${'x'.repeat(200)}.svg`,
])('%s is no picture', async (url) => {
  const app = await buildTestApp({ pictures: somePictures() });
  const answer = await app.inject({ method: 'GET', url: { pathname: url } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not-found' });
});
