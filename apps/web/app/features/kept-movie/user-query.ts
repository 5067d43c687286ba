/** A user's own answers in the query cache. */
import { queryOptions } from '@tanstack/react-query';
import { browserCall } from '../../client/browser-api.ts';
import { queryClient } from '../../client/query-client.ts';
import { browserSession } from '../session/browser-session.ts';
import { readSession } from '../session/session-state.ts';
import { isStatus } from './outcome.ts';

/** Its key begins with the path, by which the session forgets what was a user's; the user's id keeps two apart. */
export function userQuery<Value>(path: string, read: (answer: unknown) => Value) {
  const session = readSession();
  const userId = session.status === 'in' ? session.user.uid : null;
  return queryOptions({
    queryKey: [path, userId],
    enabled: userId !== null,
    queryFn: async ({ signal }) => {
      try {
        return read(await browserCall(path, { signal }));
      } catch (cause) {
        if (isStatus(cause, 401)) await browserSession.end(false);
        throw cause;
      }
    },
  });
}

/** Asks again for what was read from a path, also where nothing shows it right now. */
export async function refetch(path: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [path], refetchType: 'all' });
}
