/** The site as one function from a request to a page. */
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { apiContext, type ReadApi } from './client/api-context.ts';
import { createCall, type Send } from './client/call.ts';
import { findAssets } from './document/assets.ts';
import type { Bootstrap } from './document/bootstrap.ts';
import { contentSecurityPolicy } from './document/content-security-policy.ts';
import { Document } from './document/document.tsx';
import { createRoutes } from './routes.ts';
import { escapeJson } from './shell/json-ld.tsx';
import type { SiteSettings } from './site-settings.ts';

export interface WebParts {
  /** Reaches the API in the process, without a socket: `api/tmdb/movie/11`. */
  callApi: Send;
  site: SiteSettings;
  /** The manifest of the browser's build; undefined in development. */
  manifest: Record<string, unknown> | undefined;
  /** The style sheet of that build, which stands in every page; undefined in development. */
  styles: string | undefined;
  /** Gets what broke a page, which the visitor only learns as a general sentence. */
  logBug: (thrown: unknown) => void;
}

/** Shared caches may keep a page for a minute and show it for ten more while they fetch a new one. */
const cacheable = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

export function createWebApp({
  callApi,
  site,
  manifest,
  styles,
  logBug,
}: WebParts): (request: Request) => Promise<Response> {
  const pages = createStaticHandler(createRoutes());
  const assets = findAssets(manifest);
  const policy = styles === undefined ? undefined : contentSecurityPolicy(site, styles);
  // The API logs its own failures.
  const call = createCall(callApi, () => undefined);

  return async (request) => {
    const requestContext = new RouterContextProvider(
      new Map([[apiContext, readOnce((path) => call(path, { signal: request.signal }))]]),
    );
    const context = await pages.query(request, { requestContext });
    if (context instanceof Response) return context;
    Object.values(context.errors ?? {})
      .filter((error) => !isRouteErrorResponse(error))
      .forEach((error) => logBug(error));
    const html = render(context);
    return new Response(`<!doctype html>${html}`, {
      status: context.statusCode,
      headers: headersFor(context),
    });
  };

  function render(context: StaticHandlerContext): string {
    const hydration = { loaderData: context.loaderData, errors: writeErrors(context.errors) };
    const bootstrapJson = escapeJson({ site, assets, hydration } satisfies Bootstrap);
    return renderToString(
      <Document site={site} assets={assets} bootstrapJson={bootstrapJson} styles={styles}>
        <StaticRouterProvider
          router={createStaticRouter(pages.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>,
    );
  }

  function headersFor({ statusCode }: StaticHandlerContext): Record<string, string> {
    return {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': statusCode === 200 ? cacheable : 'no-store',
      ...(policy === undefined ? {} : { 'content-security-policy': policy }),
    };
  }
}

/** Reads each path once for a page, however many of its parts ask; in the browser the query cache does the same. */
function readOnce(read: ReadApi): ReadApi {
  const reads = new Map<string, Promise<unknown>>();
  return (path) => {
    const shared = reads.get(path) ?? read(path);
    reads.set(path, shared);
    return shared;
  };
}

/** Errors as the browser may know them: answers with their data, bugs without detail. */
function writeErrors(errors: StaticHandlerContext['errors']): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, writeError(error)]));
}

function writeError(error: unknown): unknown {
  const { status, statusText, data } = isRouteErrorResponse(error)
    ? error
    : { status: 500, statusText: '', data: null };
  return { status, statusText, internal: false, data };
}
