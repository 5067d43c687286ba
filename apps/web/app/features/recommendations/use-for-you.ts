/** Films for the signed-in user, by what they like, watched and want to watch. */
import { likesPath } from '@kinora/contracts/likes';
import { forYouPath } from '@kinora/contracts/recommendations-paths';
import { watchStatusPath } from '@kinora/contracts/watch-status';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../client/query-client.ts';
import { userQuery } from '../kept-movie/user-query.ts';
import { useSession } from '../session/session-state.ts';
import { readForYou } from './read-recommendations.ts';
import type { Recommendations } from './use-recommendations.ts';

const sources: readonly unknown[] = [likesPath, watchStatusPath];

/** What goes by these lists is old when one of them changes; it is asked for again when it is next shown, not before. */
queryClient.getQueryCache().subscribe((event) => {
  const isChange = event.type === 'updated' && event.action.type === 'invalidate';
  if (!isChange || !sources.includes(event.query.queryKey[0])) return;
  void queryClient.invalidateQueries({ queryKey: [forYouPath], refetchType: 'none' });
});

/** Where they cannot be had there are none: the call has logged why. */
export function useForYou(): Recommendations {
  useSession();
  const { data, isFetching, isError } = useQuery(
    { ...userQuery(forYouPath, readForYou), retry: false, refetchOnReconnect: false },
    queryClient,
  );
  // An old list may hold what was watched meanwhile, so it does not stand in for the new one.
  if (isFetching) return { status: 'loading' };
  return { status: 'ready', movies: isError ? [] : (data ?? []) };
}
