import { requests } from '@kinora/contracts/limits';
import type { Lifetime } from '../http/stale-cache.ts';

const hour = 3_600_000;

/** How long an answer about films is kept, in memory and in what processes share; TMDB allows six months. */
export const answerLifetime: Lifetime = {
  fresh: requests.freshFor,
  staleWhileRefreshing: hour,
  staleOnError: 24 * hour,
};
