/** Answers about single films, kept for a while. */
import { type PreparedBody, prepareBody } from '../http/prepared-body.ts';
import { createStaleCache } from '../http/stale-cache.ts';
import type { FindSimilarMovies, SimilarMovies } from './similar-movies.ts';

export interface RecommendationAnswer extends SimilarMovies {
  body: PreparedBody;
}

export interface RecommendationAnswers {
  /** Rejects as `FindSimilarMovies` does; a failure is not kept. */
  find(tmdbId: number): Promise<RecommendationAnswer>;
}

export interface RecommendationAnswersOptions {
  findSimilarMovies: FindSimilarMovies;
  maximumBytes: number;
  onRefreshFailure: (thrown: unknown) => void;
  now?: () => number;
}

const minute = 60_000;
const hour = 60 * minute;

export function createRecommendationAnswers({
  findSimilarMovies,
  ...options
}: RecommendationAnswersOptions): RecommendationAnswers {
  const kept = createStaleCache<RecommendationAnswer>({
    ...options,
    lifetime: { fresh: 5 * minute, staleWhileRefreshing: hour, staleOnError: 24 * hour },
    // Beside its bytes there is the answer as objects.
    bytesOf: ({ body }) => body.bytes * 2,
    judge: ({ isComplete }) => (isComplete ? 'keep' : 'failed'),
  });

  async function load(tmdbId: number): Promise<RecommendationAnswer> {
    const { answer, isComplete } = await findSimilarMovies(tmdbId);
    const body = prepareBody('application/json; charset=utf-8', JSON.stringify(answer));
    return { answer, isComplete, body };
  }

  return { find: (tmdbId) => kept.find(String(tmdbId), () => load(tmdbId)) };
}
