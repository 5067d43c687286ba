/** The test of journeys with what a user keeps: fills an account by the real calls, and makes the server answer badly. */
import type { Playlist } from '@kinora/contracts/playlists';
import type { WatchStatus } from '@kinora/contracts/watch-status';
import type { Page, Request, Response } from '@playwright/test';
import { test as accountsTest } from './accounts.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Keeper {
  like(...tmdbIds: number[]): Promise<void>;
  mark(status: WatchStatus, ...tmdbIds: number[]): Promise<void>;
  visit(...tmdbIds: number[]): Promise<void>;
  /** Resolves with the new playlist's id. */
  makePlaylist(name: string, ...tmdbIds: number[]): Promise<number>;
  read(path: string): Promise<unknown>;
}

interface KeptFixtures {
  /** Keeps films for the `user`, who is signed in in every one of these journeys. The newest is the last one named. */
  keeper: Keeper;
}

export const test = accountsTest.extend<KeptFixtures>({
  keeper: [
    async ({ accounts, user, context }, use) => {
      const { token } = await accounts.signIn(context, user);
      await use(
        createKeeper(async (method, path, data) => {
          const answer = await context.request.fetch(`/api/user/${path}`, {
            method,
            headers: { authorization: `Bearer ${token.value}` },
            ...(data && { data }),
          });
          if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}`);
          return answer.json();
        }),
      );
    },
    { auto: true },
  ],
});

type CallAsUser = (method: Method, path: string, data?: object) => Promise<unknown>;

function createKeeper(call: CallAsUser): Keeper {
  const postEach = async (path: string, tmdbIds: number[], more: object = {}) => {
    // eslint-disable-next-line no-await-in-loop -- the order is what counts
    for (const tmdb_id of tmdbIds) await call('POST', path, { tmdb_id, ...more });
  };
  return {
    like: (...tmdbIds) => postEach('likes', tmdbIds),
    mark: (status, ...tmdbIds) => postEach('watch-status', tmdbIds, { status }),
    visit: (...tmdbIds) => postEach('recently-visited', tmdbIds),
    async makePlaylist(name, ...tmdbIds) {
      // The API's own tests prove the shape.
      const { playlist_id: id } = (await call('POST', 'playlists', { name })) as Playlist;
      await postEach(`playlists/${id}/movies`, tmdbIds);
      return id;
    },
    read: (path) => call('GET', path),
  };
}

interface BadAnswer {
  status?: number;
  json?: unknown;
}

/** From now on this call is answered so, whatever the server would say. */
export async function answerWith(page: Page, method: Method, path: string, answer: BadAnswer): Promise<void> {
  await page.route(`**/api/user/${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const { status = 200, json = { code: 'unexpected', message: 'Out of order.' } } = answer;
    return route.fulfill({ status, json });
  });
}

/** From now on the call waits until it is let go. */
export async function hold(page: Page, method: Method, path: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/user/${path}`, async (route) => {
    if (route.request().method() === method) await promise;
    await route.fallback();
  });
  return { release: resolve };
}

/** Everything asked below `/api/user/` from now on, as `POST likes`. */
export function listenToCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = nameOf(request);
    if (call !== undefined) calls.push(call);
  });
  return calls;
}

export function waitForCall(page: Page, call: string): Promise<Response> {
  return page.waitForResponse((response) => nameOf(response.request()) === call);
}

function nameOf(request: Request): string | undefined {
  const path = /\/api\/user\/(.*)$/.exec(request.url())?.[1];
  return path === undefined ? undefined : `${request.method()} ${path}`;
}

/** The browser's own line, and the site's, about a call that was refused. */
export const refusedCall = /status of \d{3}|api\/user\/.* failed/;

export { expect } from './accounts.ts';
