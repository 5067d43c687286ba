/** Answers about single films, kept for a while. */
import type { RecommendationsAnswer } from '@kinora/contracts/recommendations';
import { noObserver, type Observer } from '../http/observer.ts';
import { type PreparedBody, prepareBody } from '../http/prepared-body.ts';
import { createStaleCache } from '../http/stale-cache.ts';
import type { FindSimilarMovies } from './similar-movies.ts';

export interface RecommendationAnswer {
  body: PreparedBody;
  /** As in `SimilarMovies`. */
  isComplete: boolean;
}

/** Both reject as `FindSimilarMovies` does; a failure is not kept. */
export interface RecommendationAnswers {
  /** Rejects with the signal's reason when that aborts first. */
  find(tmdbId: number, signal?: AbortSignal): Promise<RecommendationAnswer>;
  /** False where `find` would ask and wait. */
  isAtHand(tmdbId: number): boolean;
  /** The same for other parts of the server. */
  similarMovies(tmdbId: number): Promise<RecommendationsAnswer>;
}

export interface RecommendationAnswersOptions {
  findSimilarMovies: FindSimilarMovies;
  maximumBytes: number;
  onRefreshFailure: (thrown: unknown) => void;
  observer?: Observer;
  now?: () => number;
}

const minute = 60_000;
const hour = 60 * minute;

export function createRecommendationAnswers({
  findSimilarMovies,
  ...options
}: RecommendationAnswersOptions): RecommendationAnswers {
  const { observer = noObserver } = options;
  const kept = createStaleCache<RecommendationAnswer>({
    ...options,
    lifetime: { fresh: 5 * minute, staleWhileRefreshing: hour, staleOnError: 24 * hour },
    bytesOf: ({ body }) => body.bytes,
    judge: ({ isComplete }) => (isComplete ? 'keep' : 'failed'),
    onAnswer: (outcome) => observer.cacheAnswered('recommendations', outcome),
  });

  async function load(tmdbId: number, signal: AbortSignal): Promise<RecommendationAnswer> {
    const { answer, isComplete } = await findSimilarMovies(tmdbId, signal);
    const body = prepareBody('application/json; charset=utf-8', JSON.stringify(answer));
    return { body, isComplete };
  }

  const find = async (tmdbId: number, signal?: AbortSignal) =>
    (await kept.find(String(tmdbId), (given) => load(tmdbId, given), signal)).value;

  return {
    find,
    isAtHand: (tmdbId) => kept.isAtHand(String(tmdbId)),
    async similarMovies(tmdbId) {
      const { body } = await find(tmdbId);
      // The bytes are made of such an answer.
      return JSON.parse(String(await body.inCoding('identity'))) as RecommendationsAnswer;
    },
  };
}
