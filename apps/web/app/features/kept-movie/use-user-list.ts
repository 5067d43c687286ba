/** A user's list for a page: on its way, failed, or there. */
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../client/query-client.ts';
import { useSession } from '../session/session-state.ts';
import { userQuery } from './user-query.ts';

export type UserList<Entry> =
  | { status: 'loading' }
  | { status: 'failed'; message: string; code: number; tryAgain: () => void }
  | { status: 'ready'; entries: readonly Entry[] };

export function useUserList<Entry>(path: string, read: (answer: unknown) => Entry[]): UserList<Entry> {
  useSession();
  const { data, error, isFetching, refetch } = useQuery(userQuery(path, read), queryClient);
  if (data) return { status: 'ready', entries: data };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', message: error.message, code: statusOf(error), tryAgain: () => void refetch() };
}

function statusOf(error: Error): number {
  return 'status' in error && typeof error.status === 'number' ? error.status : 0;
}
