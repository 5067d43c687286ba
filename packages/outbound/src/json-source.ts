/** Another server that is asked in JSON: with retries, pauses, a crowd limit and a circuit breaker around it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type CircuitBreakerParts, createCircuitBreaker } from './circuit-breaker.ts';
import { createCrowdQueue, type CrowdQueueParts } from './crowd-queue.ts';
import { createJsonExchange, type ExchangeLimits, type JsonAnswer, type Question } from './json-exchange.ts';
import { type FaultKind, OutboundFault } from './outbound-fault.ts';
import { readRetryAfter } from './read-retry-after.ts';
import { createRetryBudget } from './retry-budget.ts';
import { createSharedPause } from './shared-pause.ts';

/** `refused` was never sent; with `left` nobody waited for the answer any more. */
export type SourceOutcome = 'answered' | 'failed' | 'slow' | 'refused' | 'left';

export type SourceEvent =
  | { kind: 'answered'; outcome: SourceOutcome; milliseconds: number }
  | { kind: 'breaker'; isOpen: boolean }
  | { kind: 'paused'; seconds: number }
  | { kind: 'unauthorised'; status: number };

export interface SourceLimits {
  exchange: ExchangeLimits;
  crowd: Pick<CrowdQueueParts, 'mostAtOnce' | 'mostPerSecond' | 'mostWaiting' | 'patience'>;
  breaker: Pick<CircuitBreakerParts, 'failuresInARow' | 'pause'>;
  retries: {
    /** Retries for each first try. */
    share: number;
    mostSaved: number;
    /** Milliseconds: a retry waits a random part of this. */
    jitter: number;
  };
  pauses: {
    /** Milliseconds that are kept where more is asked for. */
    longest: number;
    /** Milliseconds where 429 comes without a Retry-After. */
    usual: number;
    /** Milliseconds that a caller waits out instead of giving up. */
    bearable: number;
  };
}

export interface JsonSourceParts {
  limits: SourceLimits;
  tell?: ((event: SourceEvent) => void) | undefined;
  /** Milliseconds on a clock that never goes back. */
  now?: (() => number) | undefined;
  /** From 0 to less than 1. */
  random?: (() => number) | undefined;
}

export interface JsonSource {
  /**
   * Resolves with what `read` makes of an answer with 2xx, or 4xx other than 401, 403 and 429; where `read` throws, the
   * answer is not what was asked for. Rejects with an `OutboundFault`, or with the signal's reason as soon as it aborts.
   * An abort says nothing about the source, unless its reason is an `OutboundFault`.
   */
  ask<Result>(question: Question, read: (answer: JsonAnswer) => Result, signal: AbortSignal): Promise<Result>;
  underWay: () => number;
  waiting: () => number;
  close: () => Promise<void>;
}

/** What the other side did wrong, where it did. */
const counted: ReadonlySet<FaultKind> = new Set(['unreachable', 'slow', 'failing', 'broken', 'unauthorised']);
const notSent: ReadonlySet<FaultKind> = new Set(['paused', 'resting', 'crowded']);
/** Of the refusals of a server in trouble, those that may be over in a moment. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);

export function createJsonSource({ limits, ...parts }: JsonSourceParts): JsonSource {
  const { tell = () => undefined, now = () => performance.now(), random = Math.random } = parts;
  const exchange = createJsonExchange(limits.exchange);
  const budget = createRetryBudget({ share: limits.retries.share, most: limits.retries.mostSaved });
  const pause = createSharedPause(now);
  const crowd = createCrowdQueue({ ...limits.crowd, refuse: crowded, now });
  const guard = createCircuitBreaker({
    ...limits.breaker,
    refuse: resting,
    isFailure: (thrown) => thrown instanceof OutboundFault && counted.has(thrown.kind),
    onChange: (isOpen) => tell({ kind: 'breaker', isOpen }),
    now,
  });

  const ask: JsonSource['ask'] = async (question, read, signal) => {
    const askAndRead = async () => readWith(read, judge(await exchange.ask(question, signal)));
    try {
      return await guarded(() => {
        budget.earn();
        return askAndRead();
      }, signal);
    } catch (thrown) {
      if (!(thrown instanceof OutboundFault) || thrown.retryAfter === undefined || !budget.spend())
        throw thrown;
      await wait(thrown.retryAfter + random() * limits.retries.jitter, signal);
      return guarded(askAndRead, signal);
    }
  };

  async function guarded<Result>(askAndRead: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const from = now();
    let outcome: SourceOutcome = 'answered';
    try {
      await waitOutPause(signal);
      return await guard((mayStillAsk) =>
        crowd.run(async () => {
          // Both may have changed while others were first.
          if (!mayStillAsk()) throw resting();
          if (pause.left() > 0) throw paused();
          return askAndRead();
        }, signal),
      );
    } catch (thrown) {
      outcome = outcomeOf(thrown);
      throw thrown;
    } finally {
      tell({ kind: 'answered', outcome, milliseconds: now() - from });
    }
  }

  async function waitOutPause(signal: AbortSignal): Promise<void> {
    const left = pause.left();
    if (left === 0) return;
    if (left > limits.pauses.bearable) throw paused();
    // A timer rounds down, and the pause must be over.
    await wait(Math.ceil(left) + 1, signal);
  }

  function judge(answer: JsonAnswer): JsonAnswer {
    const { status } = answer;
    if (status === 429) throw beginPause(answer.retryAfter);
    if (status === 401 || status === 403) {
      tell({ kind: 'unauthorised', status });
      throw new OutboundFault('unauthorised', `it does not take our key (${status})`);
    }
    if (status >= 500) throw failing(answer);
    return answer;
  }

  function beginPause(retryAfter: string | null): OutboundFault {
    const wished = readRetryAfter(retryAfter, new Date());
    const length = Math.min(wished === null ? limits.pauses.usual : wished * 1_000, limits.pauses.longest);
    // Those who were under way together are refused together.
    if (pause.left() === 0) tell({ kind: 'paused', seconds: length / 1_000 });
    pause.begin(length);
    const isBearable = length <= limits.pauses.bearable;
    return new OutboundFault('limited', 'it was asked too often (429)', isBearable ? length : undefined);
  }

  function failing({ status, retryAfter }: JsonAnswer): OutboundFault {
    const wished = (readRetryAfter(retryAfter, new Date()) ?? 0) * 1_000;
    const mayRetry = passing.has(status) && wished <= limits.pauses.bearable;
    return new OutboundFault('failing', `it fails (${status})`, mayRetry ? wished : undefined);
  }

  return { ask, underWay: crowd.underWay, waiting: crowd.waiting, close: exchange.close };
}

const crowded = () => new OutboundFault('crowded', 'too many questions wait for it');
const resting = () => new OutboundFault('resting', 'it failed several times in a row and is left alone');
const paused = () => new OutboundFault('paused', 'it asked for a pause');

function readWith<Result>(read: (answer: JsonAnswer) => Result, answer: JsonAnswer): Result {
  try {
    return read(answer);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : 'for reasons unknown';
    throw new OutboundFault('strange', `the answer is not what was asked for: ${why}`);
  }
}

function outcomeOf(thrown: unknown): SourceOutcome {
  if (!(thrown instanceof OutboundFault)) return 'left';
  if (thrown.kind === 'slow') return 'slow';
  return notSent.has(thrown.kind) ? 'refused' : 'failed';
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch {
    throw signal.reason;
  }
}
