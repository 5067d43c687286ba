/** Answers that all processes of the site share. Whatever becomes of the store, an answer is found without it. */
import { setTimeout as delay } from 'node:timers/promises';
import { budget } from '@kinora/catalogue/tmdb/tmdb-limits';
import { Failure } from '@kinora/contracts/failure';
import { withDeadline } from '@kinora/outbound/own-signal';
import { type CacheOutcome, noObserver, type Observer } from '../http/observer.ts';
import type { PreparedBody } from '../http/prepared-body.ts';
import { answerLifetime } from './answer-lifetime.ts';
import type { AnswerStore, SharedAnswer } from './answer-store.ts';
import { keyOf, type MovieCall } from './movie-calls.ts';

/** The signal aborts when the answer is not wanted any more, or would come too late. */
export type MakeAnswer = (signal: AbortSignal) => Promise<PreparedBody>;

export interface SharedAnswers {
  /** Rejects with what `make` rejected with, where no old answer stands in. */
  find(call: MovieCall, make: MakeAnswer, signal: AbortSignal): Promise<SharedAnswer>;
}

export interface SharedAnswersParts {
  store: AnswerStore;
  observer?: Observer;
  /** Milliseconds for which a process looks for what another one is making. */
  patience?: number;
}

/** `answer` is good as it is; else it must be made, `old` stands in, and `free` lets others make it. */
interface LookedUp {
  answer?: SharedAnswer | undefined;
  old?: SharedAnswer | undefined;
  free?: () => Promise<void>;
}

const { fresh, staleWhileRefreshing, staleOnError } = answerLifetime;
const usefulFor = fresh + staleWhileRefreshing + staleOnError;

const usualPatience = 500;
/** Milliseconds between two looks. */
const looksEvery = 50;

/** Milliseconds that are lost. Up to here the catalogue keeps the time itself. */
const noticeable = 50;

export function createSharedAnswers(parts: SharedAnswersParts): SharedAnswers {
  const { store, observer = noObserver, patience = usualPatience } = parts;

  async function read(key: string): Promise<SharedAnswer | undefined> {
    const answer = await store.read(key);
    return answer && answer.age < usefulFor ? answer : undefined;
  }

  async function lookUp(key: string, signal: AbortSignal): Promise<LookedUp> {
    const kept = await read(key);
    if (isFresh(kept)) return { answer: kept };
    const free = await store.lock(key);
    if (!free) return { answer: kept ?? (await waitForAnother(key, signal)) };
    // Another process may have been done between the two.
    const newer = await read(key).catch(() => undefined);
    if (!isFresh(newer)) return { old: kept, free };
    void free().catch(ignoreStore);
    return { answer: newer };
  }

  /** What another process is making; undefined where it fails or is slow. */
  async function waitForAnother(key: string, signal: AbortSignal): Promise<SharedAnswer | undefined> {
    const until = performance.now() + patience;
    while (performance.now() < until) {
      await delay(looksEvery, undefined, { signal });
      const isUnderWay = await store.isLocked(key);
      // It writes before it unlocks.
      const answer = await read(key);
      if (answer || !isUnderWay) return answer;
    }
  }

  const tell = (outcome: CacheOutcome) => observer.cacheAnswered('shared', outcome);

  return {
    async find(call, make, signal) {
      const began = performance.now();
      const key = keyOf(call);
      const { answer, old, free } = await lookUp(key, signal).catch((): LookedUp => ({}));
      if (answer) {
        tell(isFresh(answer) ? 'fresh' : 'stale');
        return answer;
      }
      try {
        signal.throwIfAborted();
        const body = await makeInTime(make, began, signal);
        const written = store.write(key, body, old ? usefulFor : firstKeptFor(call));
        void written.finally(free).catch(ignoreStore);
        tell('missed');
        return { body, age: 0 };
      } catch (thrown) {
        void free?.().catch(ignoreStore);
        if (signal.aborted) throw thrown;
        tell(old ? 'stale' : 'failed');
        if (old) return old;
        throw thrown;
      }
    },
  };
}

function isFresh(answer: SharedAnswer | undefined): boolean {
  return answer !== undefined && answer.age < fresh;
}

/** Anybody can search for anything: what nobody wants a second time goes soon. */
function firstKeptFor({ name }: MovieCall): number {
  return name === 'search' ? fresh + staleWhileRefreshing : usefulFor;
}

function catalogueLate(): Failure {
  return new Failure('catalogue-slow', 'The film database does not answer in time.');
}

async function makeInTime(make: MakeAnswer, began: number, signal: AbortSignal): Promise<PreparedBody> {
  const lost = performance.now() - began;
  if (lost < noticeable) return make(signal);
  // What waiting for others took is not there for the film database.
  return withDeadline({ milliseconds: budget - lost, late: catalogueLate, outer: signal }, make);
}

/** The answer goes out all the same, and the store tells of its troubles itself. */
function ignoreStore(): void {}
