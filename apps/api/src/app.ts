/** The whole web process, put together from its parts. It listens nowhere; tests send requests into it. */
import type { Catalogue } from '@kinora/catalogue/catalogue';
import type { Pictures } from '@kinora/catalogue/pictures';
import { Failure } from '@kinora/contracts/failure';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { type Readiness, registerHealth } from './http/health.routes.ts';
import { createCallApi } from './http/in-process.ts';
import { createServer, type ServerSettings } from './http/server.ts';
import { createMovieAnswers } from './movies/movie-answers.ts';
import { registerMovies } from './movies/movies.routes.ts';
import { registerPictures } from './pictures/pictures.routes.ts';
import { registerSiteMap } from './web-host/site-map.routes.ts';
import type { SiteSettings, SiteSource } from './web-host/web-app.ts';
import { registerWebHost } from './web-host/web-host.routes.ts';

export interface AppParts {
  settings: ServerSettings & SiteSettings;
  catalogue: Catalogue;
  pictures: Pictures;
  site: SiteSource;
  readiness: Readiness;
  /** How much memory each cache may take; 0 pages renders every one anew. */
  cacheBytes?: { movies: number; pictures: number; pages: number };
  logStream?: DestinationStream;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

const megabyte = 1_000_000;
const usualCacheBytes = { movies: 12 * megabyte, pictures: 12 * megabyte, pages: 20 * megabyte };

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, catalogue, pictures, readiness, cacheBytes = usualCacheBytes } = parts;
  const app = createServer(settings, parts.logStream);
  const clock = parts.now && { now: parts.now };
  const onRefreshFailure = (thrown: unknown) => app.log.warn({ err: thrown }, 'an old answer stands in');

  const answers = createMovieAnswers({
    catalogue,
    maximumBytes: cacheBytes.movies,
    onRefreshFailure,
    ...clock,
  });

  registerHealth(app, readiness);
  await registerMovies(app, answers);
  registerUnknownCalls(app);
  registerPictures(app, pictures, cacheBytes.pictures);
  registerSiteMap(app, { catalogue, publicUrl: settings.publicUrl });
  await registerWebHost(app, {
    source: parts.site,
    web: {
      callApi: createCallApi(app),
      site: siteSettings(settings),
      logBug: (thrown) => app.log.error({ err: thrown }, 'a page is broken'),
    },
    pageCache: { maximumBytes: cacheBytes.pages, onRefreshFailure, ...clock },
  });
  return app;
}

/** Below `/api/` nothing is a page. */
function registerUnknownCalls(app: FastifyInstance): void {
  app.all('/api', refuseUnknownCall);
  app.all('/api/*', refuseUnknownCall);
}

function refuseUnknownCall(): never {
  throw new Failure('not-found', 'There is no such call.');
}

/** Only what the site may know of the settings. */
function siteSettings({
  publicUrl,
  imageBaseUrl,
  aboutDevUrl,
  analyticsScriptUrl,
}: SiteSettings): SiteSettings {
  return { publicUrl, imageBaseUrl, aboutDevUrl, analyticsScriptUrl };
}
