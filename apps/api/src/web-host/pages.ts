/** Pages as bytes: rendered once, kept for a short time, and answered from there. */
import { withDeadline } from '@kinora/outbound/own-signal';
import { unlessAborted } from '@kinora/outbound/unless-aborted';
import { noObserver, type Observer } from '../http/observer.ts';
import { type PreparedBody, prepareBody } from '../http/prepared-body.ts';
import { createStaleCache, type Found } from '../http/stale-cache.ts';
import { splitAddress } from '../http/address.ts';
import type { WebApp } from './web-app.ts';

export interface Page {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: PreparedBody;
}

export interface Pages {
  /**
   * The page at that address as it came over the wire. Rejects where rendering fails, and with the signal's reason when
   * that aborts first.
   */
  find(address: string, signal?: AbortSignal): Promise<Found<Page>>;
  /** False where `find` would render and wait for it. */
  isAtHand(address: string): boolean;
}

export interface PagesOptions {
  webApp: WebApp;
  publicUrl: string;
  /** 0 renders every time. */
  maximumBytes: number;
  /** Makes a page when its turn comes, or rejects where that would be too late. */
  inTurn: <Made>(make: () => Promise<Made>) => Promise<Made>;
  onRefreshFailure: (thrown: unknown) => void;
  observer?: Observer;
  now?: () => number;
}

const renderTimeout = 10_000;

/** Milliseconds. */
export const pageLifetime = { fresh: 60_000, staleWhileRefreshing: 120_000, staleOnError: 600_000 } as const;

export function createPages({ webApp, publicUrl, inTurn, ...options }: PagesOptions): Pages {
  const { observer = noObserver } = options;
  const render = (address: string, signal?: AbortSignal) =>
    inTurn(() => renderPage(webApp, { url: new URL(publicUrl), address, signal }));
  if (options.maximumBytes === 0) return createUnkeptPages(render);

  const kept = createStaleCache<Page>({
    ...options,
    lifetime: pageLifetime,
    bytesOf: (page) => page.body.bytes + 2_000,
    judge: (page) => {
      if (page.status >= 500) return 'failed';
      return page.status === 200 && page.headers['cache-control']?.includes('s-maxage') ? 'keep' : 'pass';
    },
    // A page that could not be made costs as much as one that could.
    failureKeptFor: (failure) => ('value' in failure ? 1_000 : 0),
    onAnswer: (outcome) => observer.cacheAnswered('pages', outcome),
  });
  observer.watch('pages_bytes', 'What the kept pages take.', () => kept.bytes);
  return {
    find(address, signal) {
      const key = canonical(address);
      return kept.find(key, (given) => render(key, given), signal);
    },
    isAtHand: (address) => kept.isAtHand(canonical(address)),
  };
}

function createUnkeptPages(render: (address: string, signal?: AbortSignal) => Promise<Page>): Pages {
  return {
    find: async (address, signal) => ({
      value: await render(canonical(address), signal),
      age: 0,
      state: 'passed',
    }),
    isAtHand: () => false,
  };
}

/**
 * The path and its one parameter, the only things that a page may depend on. What is dropped here never reaches the
 * site's code, so it can never change a page that others will see.
 */
function canonical(address: string): string {
  const { path, query } = splitAddress(address);
  const name = path === '/search' ? 'query' : 'page';
  const value = new URLSearchParams(query).get(name);
  return value === null ? path : `${path}?${new URLSearchParams({ [name]: value })}`;
}

interface PageWish {
  url: URL;
  address: string;
  /** Aborts when nobody waits for the page any more. */
  signal: AbortSignal | undefined;
}

function pageLate(): DOMException {
  return new DOMException('The page took too long.', 'TimeoutError');
}

async function answerOf(webApp: WebApp, request: Request) {
  const response = await webApp(request);
  return { response, content: Buffer.from(await response.arrayBuffer()) };
}

async function renderPage(webApp: WebApp, { url, address, signal }: PageWish): Promise<Page> {
  const { path, query } = splitAddress(address);
  // Set by parts: a path like //evil.example must not become another host.
  url.pathname = path;
  url.search = query;
  const { response, content } = await withDeadline(
    { milliseconds: renderTimeout, late: pageLate, outer: signal },
    // Rejects in time also where the site's code does not listen to its signal.
    (ended) => unlessAborted(answerOf(webApp, new Request(url, { signal: ended })), ended),
  );
  const headers = Object.fromEntries(response.headers);
  // Pages are the same for everyone, so they set no cookies; length and coding are the host's to say.
  for (const name of ['set-cookie', 'content-length', 'content-encoding', 'content-type'])
    delete headers[name];
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  return { status: response.status, headers, body: prepareBody(contentType, content) };
}
