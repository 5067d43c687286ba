/** The films that go with a film: asked once, kept for five minutes, given up when the page is left. */
import { recommendations } from '@kinora/contracts/limits';
import { recommendationsPath } from '@kinora/contracts/recommendations-paths';
import { useQuery } from '@tanstack/react-query';
import { browserCall } from '../../client/browser-api.ts';
import { queryClient } from '../../client/query-client.ts';
import type { MovieCardData } from '../movies/movie-shapes.ts';
import { readRecommendations } from './read-recommendations.ts';

/** Where they cannot be had there are none: the call has logged why. */
export type Recommendations = { status: 'loading' } | { status: 'ready'; movies: readonly MovieCardData[] };

export function useRecommendations(tmdbId: number): Recommendations {
  const path = `${recommendationsPath}/${tmdbId}`;
  const { data, isFetching } = useQuery(
    {
      queryKey: [path],
      queryFn: async ({ signal }) =>
        readRecommendations(await browserCall(path, { signal, timeLimit: recommendations.patience })),
      // The server has waited as long as anybody should.
      retry: false,
    },
    queryClient,
  );
  if (data === undefined && isFetching) return { status: 'loading' };
  return { status: 'ready', movies: data ?? [] };
}
