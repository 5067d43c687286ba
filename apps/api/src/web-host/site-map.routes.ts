/** What crawlers read: `/robots.txt`, `/sitemap.xml` and, for a large catalogue, `/sitemap-{n}.xml`. */
import type { Catalogue } from '@kinora/catalogue/catalogue';
import { Failure } from '@kinora/contracts/failure';
import type { FastifyInstance } from 'fastify';
import { splitAddress } from '../http/address.ts';
import { type PreparedBody, prepareBody } from '../http/prepared-body.ts';
import { registerReadOnly } from '../http/read-only.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import { createStaleCache } from '../http/stale-cache.ts';
import { siteAddresses, siteMapDocuments } from './site-map.ts';

const hour = 3_600_000;

export interface SiteMapParts {
  catalogue: Catalogue;
  publicUrl: string;
}

export function registerSiteMap(app: FastifyInstance, { catalogue, publicUrl }: SiteMapParts): void {
  const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';
  const robots = prepareBody('text/plain; charset=utf-8', robotsText(publicUrl));
  const kept = createStaleCache<PreparedBody[]>({
    maximumBytes: 50_000_000,
    lifetime: { fresh: hour, staleWhileRefreshing: 24 * hour, staleOnError: 24 * hour },
    bytesOf: (documents) => documents.reduce((sum, document) => sum + document.bytes, 0),
    onRefreshFailure: (thrown) => app.log.warn({ err: thrown }, 'the site map could not be refreshed'),
  });

  async function load(): Promise<PreparedBody[]> {
    const addresses = siteAddresses(publicUrl, await catalogue.listMovieIds());
    return siteMapDocuments(publicUrl, addresses).map((xml) =>
      prepareBody('application/xml; charset=utf-8', xml),
    );
  }

  registerReadOnly(app, '/robots.txt', async (request, reply) =>
    sendPrepared(request, reply.header('cache-control', cacheControl), robots),
  );
  for (const url of ['/sitemap.xml', '/sitemap-:number(^\\d+).xml']) {
    registerReadOnly(app, url, async (request, reply) => {
      const [, number = '0'] = /^\/sitemap-(\d+)\.xml$/.exec(splitAddress(request.raw.url ?? '').path) ?? [];
      const document = (await kept.find('all', load)).value[Number(number)];
      if (!document) throw new Failure('not-found', 'There is no such site map.');
      return sendPrepared(request, reply.header('cache-control', cacheControl), document);
    });
  }
}

function robotsText(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
