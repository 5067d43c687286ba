import { afterEach, expect, test, vi } from 'vitest';
import { browserCall } from './browser-api.ts';
import { setTokenSource } from './id-token.ts';

/** What the browser sends through, which in Node is not there for paths without a host. */
function serverAnswers(...statuses: number[]) {
  const sent: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: { headers: Record<string, string> }) => {
    sent.push(init.headers['authorization']);
    return Response.json({ code: 'not-signed-in', message: 'no' }, { status: statuses.shift() ?? 200 });
  });
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  setTokenSource(async () => undefined);
});

test('[AU-09] a user’s calls carry the token, public ones do not', async () => {
  const sent = serverAnswers();
  setTokenSource(async () => 'one');
  await browserCall('api/user/likes');
  await browserCall('api/chat/send', { method: 'POST', body: {} });
  await browserCall('api/tmdb/movie/11');
  await browserCall('identity/session');
  expect(sent).toEqual(['Bearer one', 'Bearer one', undefined, undefined]);
});

test('[AU-09] a refused token is exchanged and the call made once more', async () => {
  const sent = serverAnswers(401, 200);
  setTokenSource(async (refused) => (refused === 'one' ? 'two' : 'one'));
  await browserCall('api/user/likes');
  expect(sent).toEqual(['Bearer one', 'Bearer two']);
});

test('[AU-09] a call that is refused again is refused', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = serverAnswers(401, 401, 401);
  setTokenSource(async (refused) => (refused === 'one' ? 'two' : 'one'));
  await expect(browserCall('api/user/likes')).rejects.toMatchObject({ status: 401, code: 'not-signed-in' });
  expect(sent).toHaveLength(2);
  setTokenSource(async (refused) => (refused === undefined ? 'one' : undefined));
  await expect(browserCall('api/user/likes')).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(3);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('[AU-09] a token that cannot be had is logged and the call goes without', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = serverAnswers();
  setTokenSource(() => Promise.reject(new Error('no network')));
  await browserCall('api/user/likes');
  expect(sent).toEqual([undefined]);
  expect(log).toHaveBeenCalledExactlyOnceWith('The ID token cannot be had', new Error('no network'));
  log.mockRestore();
});
