import { expect, test } from 'vitest';
import { aCatalogue, buildTestApp } from '../test-app.ts';
import { siteMapDocuments } from './site-map.ts';

function addresses(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

test('the site map has the start, the chatbot, the four lists, the nineteen genres and every film, under the public address', async () => {
  const app = await buildTestApp({ catalogue: aCatalogue({ listMovieIds: async () => [11, 550] }) });
  const answer = await app.inject('/sitemap.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(answer.headers['cache-control']).toContain('max-age=3600');
  const listed = addresses(answer.body);
  expect(listed).toHaveLength(2 + 4 + 19 + 2);
  expect(listed).toEqual(
    expect.arrayContaining([
      'https://kinora.example/',
      'https://kinora.example/chatbot',
      'https://kinora.example/content/now_playing',
      'https://kinora.example/genre/28',
      'https://kinora.example/movie/550',
    ]),
  );
});

test('a catalogue that one document cannot hold is split, with an index in front', async () => {
  const ids = Array.from({ length: 60_000 }, (_, position) => position + 1);
  const app = await buildTestApp({ catalogue: aCatalogue({ listMovieIds: async () => ids }) });
  const index = (await app.inject('/sitemap.xml')).body;
  expect(index).toContain('<sitemapindex');
  expect(addresses(index)).toEqual([
    'https://kinora.example/sitemap-1.xml',
    'https://kinora.example/sitemap-2.xml',
  ]);
  expect(addresses((await app.inject('/sitemap-1.xml')).body)).toHaveLength(50_000);
  expect(addresses((await app.inject('/sitemap-2.xml')).body)).toHaveLength(10_025);
  expect((await app.inject('/sitemap-3.xml')).statusCode).toBe(404);
});

test('an address is escaped', () => {
  expect(siteMapDocuments('', ['https://x/?a=1&b=<2>'])).toEqual([
    expect.stringContaining('<loc>https://x/?a=1&amp;b=&lt;2&gt;</loc>'),
  ]);
});

test('robots.txt names the site map and keeps crawlers from the calls', async () => {
  const answer = await (await buildTestApp()).inject('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe('User-agent: *\nDisallow: /api/\nSitemap: https://kinora.example/sitemap.xml\n');
});
