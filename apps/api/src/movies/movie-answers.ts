/** The catalogue's answers as bytes, kept for a while. */
import type { Catalogue } from '@kinora/catalogue/catalogue';
import { type PreparedBody, prepareBody } from '../http/prepared-body.ts';
import { createStaleCache } from '../http/stale-cache.ts';
import { requests } from '@kinora/contracts/limits';
import { askCatalogue, keyOf, type MovieCall } from './movie-calls.ts';

export interface MovieAnswers {
  /** Rejects with the catalogue's failure, which is not kept. */
  find(call: MovieCall): Promise<PreparedBody>;
}

export interface MovieAnswersOptions {
  catalogue: Catalogue;
  maximumBytes: number;
  onRefreshFailure: (thrown: unknown) => void;
  now?: () => number;
}

const hour = 3_600_000;

export function createMovieAnswers({ catalogue, ...options }: MovieAnswersOptions): MovieAnswers {
  const kept = createStaleCache<PreparedBody>({
    ...options,
    lifetime: { fresh: requests.freshFor, staleWhileRefreshing: hour, staleOnError: 24 * hour },
    bytesOf: (body) => body.bytes,
  });

  async function load(call: MovieCall): Promise<PreparedBody> {
    const answer = await askCatalogue(catalogue, call);
    return prepareBody('application/json; charset=utf-8', JSON.stringify(answer));
  }

  return { find: (call) => kept.find(keyOf(call), () => load(call)) };
}
