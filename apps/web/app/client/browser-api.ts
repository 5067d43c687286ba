/** The browser's way to the API. The query client is loaded with the first read, not with the first page. */
import { createCall } from './call.ts';
import type { ReadApi } from './api-context.ts';

export const browserCall = createCall(
  (path, init) => fetch(`/${path}`, init),
  // eslint-disable-next-line no-console -- a failed request is logged where a developer looks for it
  (message, cause) => console.error(message, cause),
);

export const readApiCached: ReadApi = async (path) => {
  const { queryClient } = await import('./query-client.ts');
  return queryClient.fetchQuery({
    queryKey: [path],
    queryFn: ({ signal }) => browserCall(path, { signal }),
  });
};
