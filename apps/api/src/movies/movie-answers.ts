/** The catalogue's answers as bytes, kept for a while. */
import type { Catalogue } from '@kinora/catalogue/catalogue';
import { isFailure } from '@kinora/contracts/failure';
import { noObserver, type Observer } from '../http/observer.ts';
import { type PreparedBody, prepareBody } from '../http/prepared-body.ts';
import { createStaleCache, type Found } from '../http/stale-cache.ts';
import { answerLifetime } from './answer-lifetime.ts';
import { askCatalogue, keyOf, type MovieCall } from './movie-calls.ts';
import type { SharedAnswers } from './shared-answers.ts';

export interface MovieAnswer {
  body: PreparedBody;
  /** Milliseconds that had passed over it when it came here; what other processes made is not new. */
  age: number;
}

export interface MovieAnswers {
  /**
   * Rejects with the catalogue's failure, which is answered again for some seconds, and with the signal's reason when
   * that aborts first.
   */
  find(call: MovieCall, signal?: AbortSignal): Promise<Found<MovieAnswer>>;
  /** False where `find` would ask the catalogue and wait for it. */
  isAtHand(call: MovieCall): boolean;
}

export interface MovieAnswersOptions {
  catalogue: Catalogue;
  /** What several processes share; without it each asks for itself. */
  shared?: SharedAnswers | undefined;
  maximumBytes: number;
  onRefreshFailure: (thrown: unknown) => void;
  observer?: Observer;
  now?: () => number;
}

export function createMovieAnswers({ catalogue, shared, ...options }: MovieAnswersOptions): MovieAnswers {
  const { observer = noObserver } = options;
  const kept = createStaleCache<MovieAnswer>({
    ...options,
    lifetime: answerLifetime,
    bytesOf: ({ body }) => body.bytes,
    ageOf: ({ age }) => age,
    failureKeptFor: (failure) => ('thrown' in failure ? keptFor(failure.thrown) : 0),
    onAnswer: (outcome) => observer.cacheAnswered('movies', outcome),
  });

  observer.watch('movie_answers_bytes', 'What the kept answers about films take.', () => kept.bytes);

  async function ask(call: MovieCall, signal: AbortSignal): Promise<PreparedBody> {
    const answer = await askCatalogue(catalogue, call, { signal });
    return prepareBody('application/json; charset=utf-8', JSON.stringify(answer));
  }

  async function load(call: MovieCall, signal: AbortSignal): Promise<MovieAnswer> {
    if (shared) return shared.find(call, (given) => ask(call, given), signal);
    return { body: await ask(call, signal), age: 0 };
  }

  return {
    find: (call, signal) => kept.find(keyOf(call), (given) => load(call, given), signal),
    isAtHand: (call) => kept.isAtHand(keyOf(call)),
  };
}

/** What is not there will not be there soon; a source that is down may be back in a moment. */
function keptFor(thrown: unknown): number {
  if (!isFailure(thrown)) return 5_000;
  // Refusing costs nothing, and the next caller may find a place.
  if (thrown.code === 'too-busy' || thrown.code === 'too-many-requests') return 0;
  const isAnswer = thrown.code !== 'catalogue-down' && thrown.code !== 'catalogue-slow';
  return isAnswer ? 60_000 : 5_000;
}
