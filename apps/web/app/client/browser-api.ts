/** The browser's way to the API. The query client is loaded with the first read, not with the first page. */
import type { ReadApi } from './api-context.ts';
import { createCall, type SendInit } from './call.ts';
import { findIdToken } from './id-token.ts';

/** Below these paths a call is a user's own, and carries the ID token. */
const ofUser = /^api\/(user|chat)\//;

export const browserCall = createCall(
  (path, init) => (ofUser.test(path) ? fetchWithToken(path, init) : fetchWith(path, init)),
  logFailure,
);

export const readApiCached: ReadApi = async (path) => {
  const { queryClient } = await import('./query-client.ts');
  return queryClient.fetchQuery({
    queryKey: [path],
    queryFn: ({ signal }) => browserCall(path, { signal }),
  });
};

/** A token that the server refuses may have ended on the way: the call is made once more with a new one. */
async function fetchWithToken(path: string, init: SendInit): Promise<Response> {
  const token = await readToken();
  const response = await fetchWith(path, init, token);
  if (response.status !== 401 || token === undefined) return response;
  const next = await readToken(token);
  return next === undefined || next === token ? response : fetchWith(path, init, next);
}

function fetchWith(path: string, init: SendInit, token?: string): Promise<Response> {
  const headers = token === undefined ? init.headers : { ...init.headers, authorization: `Bearer ${token}` };
  return fetch(`/${path}`, { ...init, headers });
}

/** A token that cannot be had is logged, and the call goes without one: the server then says what it thinks of that. */
async function readToken(refused?: string): Promise<string | undefined> {
  try {
    return await findIdToken(refused);
  } catch (cause) {
    logFailure('The ID token cannot be had', cause);
    return undefined;
  }
}

function logFailure(message: string, cause: unknown): void {
  // eslint-disable-next-line no-console -- a failed request is logged where a developer looks for it
  console.error(message, cause);
}
