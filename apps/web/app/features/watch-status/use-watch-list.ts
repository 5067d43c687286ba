/** The films of one status, newest first, without those whose status was just taken off. */
import { watchStatusPath, type WatchStatus } from '@kinora/contracts/watch-status';
import { useUserList, type UserList } from '../kept-movie/use-user-list.ts';
import { readWatchEntries, type WatchEntry } from './read-watch-entries.ts';
import { watchStatus } from './watch-status.ts';

export function useWatchList(status: WatchStatus): UserList<WatchEntry> {
  const list = useUserList(watchStatusPath, readWatchEntries);
  const entries = watchStatus.useStillKept(list.status === 'ready' ? list.entries : []);
  if (list.status !== 'ready') return list;
  return { status: 'ready', entries: entries.filter((entry) => entry.status === status) };
}
