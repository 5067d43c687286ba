/** The browser's way to the API. The query client is loaded with the first read, not with the first page. */
import type { ReadApi } from './api-context.ts';
import { createCall } from './call.ts';
import { findIdToken } from './id-token.ts';

/** Below these paths a call is a user's own, and carries the ID token. */
const ofUser = /^api\/(user|chat)\//;

export const browserCall = createCall(async (path, init) => {
  const token = ofUser.test(path) ? await readToken() : undefined;
  const headers = token === undefined ? init.headers : { ...init.headers, authorization: `Bearer ${token}` };
  return fetch(`/${path}`, { ...init, headers });
}, logFailure);

export const readApiCached: ReadApi = async (path) => {
  const { queryClient } = await import('./query-client.ts');
  return queryClient.fetchQuery({
    queryKey: [path],
    queryFn: ({ signal }) => browserCall(path, { signal }),
  });
};

/** A token that cannot be had is logged, and the call goes without one: the server then says what it thinks of that. */
async function readToken(): Promise<string | undefined> {
  try {
    return await findIdToken();
  } catch (cause) {
    logFailure('The ID token cannot be had', cause);
    return undefined;
  }
}

function logFailure(message: string, cause: unknown): void {
  // eslint-disable-next-line no-console -- a failed request is logged where a developer looks for it
  console.error(message, cause);
}
