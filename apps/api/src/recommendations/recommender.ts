/** The recommendation service, as the rest of the server knows it. */
import type {
  DescribedFilm,
  PersonalFilm,
  PersonalWish,
  RecommendedFilm,
} from '@kinora/contracts/recommendations';
import { createCircuitBreaker } from '@kinora/outbound/circuit-breaker';
import { isFailure } from '@kinora/contracts/failure';
import { createCrowdLimit } from '@kinora/outbound/crowd-limit';
import { noObserver, type Observer, type UpstreamOutcome } from '../http/observer.ts';
import { readFilms, readPersonalFilms } from './read-films.ts';
import { down, tooSlow } from './recommendation-failures.ts';
import { createServiceExchange, type Question } from './service-exchange.ts';

/**
 * Lists come best first, without a film twice. A call rejects with the `Failure` `recommendations-slow` as soon as
 * `timeUp` aborts, and with `recommendations-down` where the service cannot be reached or answers nonsense.
 */
export interface Recommender {
  /** Empty where the service knows nothing of the film. */
  recommendFor(tmdbId: number, topN: number, timeUp: AbortSignal): Promise<RecommendedFilm[]>;

  recommendForDescribed(wish: DescribedFilm, timeUp: AbortSignal): Promise<RecommendedFilm[]>;

  recommendPersonally(wish: PersonalWish, timeUp: AbortSignal): Promise<PersonalFilm[]>;
}

export interface RecommenderParts {
  /** `http://localhost:3100`, without a slash at its end. */
  url: string;
  observer?: Observer;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

/** Who comes when so many wait for the service is refused at once. */
const mostAtOnce = 400;
/** A dead service is then asked once in five seconds. */
const circuit = { failuresInARow: 5, pause: 5_000 };

export function createRecommender({ url, observer = noObserver, ...clock }: RecommenderParts): Recommender {
  const askService = createServiceExchange(url);
  const admit = createCrowdLimit(mostAtOnce, () => refused(crowded));
  const guard = createCircuitBreaker({
    ...circuit,
    refuse: () => refused(leftAlone),
    onChange: (isOpen) => observer.breakerChanged('recommender', isOpen),
    ...clock,
  });

  function refused(why: () => Error): Error {
    observer.upstreamAnswered('recommender', 'refused', 0);
    return why();
  }

  async function ask<List>(
    question: Question,
    read: (answer: unknown) => List,
    timeUp: AbortSignal,
  ): Promise<List> {
    // Time that others took says nothing about the service.
    if (timeUp.aborted) throw tooSlow();
    // A crowd of ours says nothing about the service either.
    return admit(() => guard(() => watched(() => askAndRead(question, read, timeUp))));
  }

  async function watched<List>(work: () => Promise<List>): Promise<List> {
    const beganAt = performance.now();
    const tell = (outcome: UpstreamOutcome) =>
      observer.upstreamAnswered('recommender', outcome, performance.now() - beganAt);
    try {
      const list = await work();
      tell('answered');
      return list;
    } catch (thrown) {
      tell(isFailure(thrown) && thrown.code === 'recommendations-slow' ? 'slow' : 'failed');
      throw thrown;
    }
  }

  async function askAndRead<List>(
    question: Question,
    read: (answer: unknown) => List,
    timeUp: AbortSignal,
  ): Promise<List> {
    const answer = await askService(question, timeUp);
    try {
      return read(answer);
    } catch (thrown) {
      throw down(thrown);
    }
  }

  return {
    recommendFor: (tmdbId, topN, timeUp) =>
      ask(
        { path: `recommend?tmdb_id=${tmdbId}&top_n=${topN}` },
        (answer) => readFilms(answer, tmdbId),
        timeUp,
      ),

    recommendForDescribed: (wish, timeUp) =>
      ask({ path: 'recommend', body: wish }, (answer) => readFilms(answer, wish.film.tmdbId), timeUp),

    recommendPersonally: (wish, timeUp) =>
      ask({ path: 'recommend/personal', body: wish }, (answer) => readPersonalFilms(answer, wish), timeUp),
  };
}

const crowded = () => down(new Error('too many questions wait for the service'));
const leftAlone = () => down(new Error('the service failed several times in a row and is left alone'));

/** For a site without the service. */
export const noRecommender: Recommender = {
  recommendFor: () => Promise.reject(down(new Error('no service is set up'))),
  recommendForDescribed: () => Promise.reject(down(new Error('no service is set up'))),
  recommendPersonally: () => Promise.reject(down(new Error('no service is set up'))),
};
