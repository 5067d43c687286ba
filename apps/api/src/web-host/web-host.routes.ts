import type { FastifyInstance } from 'fastify';
import { noRateLimits, type RateLimits } from '../http/rate-limits.ts';
import { registerBuiltPages } from './built-pages.ts';
import { createPages, type PagesOptions } from './pages.ts';
import type { SiteSource, WebParts } from './web-app.ts';

export interface WebHostParts {
  source: SiteSource;
  web: Omit<WebParts, 'manifest' | 'styles'>;
  pageCache: Omit<PagesOptions, 'webApp' | 'publicUrl'>;
  rateLimits?: RateLimits | undefined;
}

/** Everything that is no call and no picture. */
export async function registerWebHost(
  app: FastifyInstance,
  { source, web, pageCache, ...parts }: WebHostParts,
) {
  if (source.kind === 'sources') {
    // Loaded here, because an installation that only serves has no need of Vite.
    const { registerSitePages } = await import('./source-pages.ts');
    return registerSitePages(app, source.folder, web);
  }
  const webApp = source.module.createWebApp({ ...web, manifest: source.manifest, styles: source.styles });
  const pages = createPages({ webApp, publicUrl: web.site.publicUrl, ...pageCache });
  const { rateLimits = noRateLimits } = parts;
  return registerBuiltPages(app, { pages, files: source.files, rateLimits });
}
