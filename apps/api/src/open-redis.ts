/** Redis, which several processes share. The site does without it whenever it is slow or down. */
import { createCircuitBreaker } from '@kinora/outbound/circuit-breaker';
import { Redis } from 'ioredis';
import { noObserver, type Observer } from './http/observer.ts';
import type { EventLog } from './metrics/count-events.ts';

export interface SharedStore {
  /**
   * Asks Redis within a quarter of a second. Rejects where Redis fails or is slower, and at once for a second after
   * that: whoever asks can do without the answer.
   */
  ask<Result>(work: (redis: Redis) => Promise<Result>): Promise<Result>;
  /** For libraries that ask in their own words; what they ask goes through `ask`. */
  readonly redis: Redis;
  close(): void;
}

export interface OpenRedisParts {
  url: string;
  log: EventLog;
  observer?: Observer;
  /** Milliseconds that a question may take. */
  patience?: number;
}

/** Redis has failed; the message says how. */
export class RedisFault extends Error {}

const usualPatience = 250;
const pause = 1_000;
const failuresInARow = 2;
const firstPatience = 2_000;
const longestRetry = 2_000;
const logEvery = 60_000;

/** Waits two seconds for the first connection, and goes on without one: Redis may come later. */
export async function openRedis({
  url,
  log,
  observer = noObserver,
  patience = usualPatience,
}: OpenRedisParts): Promise<SharedStore> {
  const redis = new Redis(url, {
    lazyConnect: true,
    // What cannot be asked now is not wanted later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: firstPatience,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestRetry),
  });
  tellOfTrouble(redis, log);
  const breaker = createCircuitBreaker({
    failuresInARow,
    pause,
    refuse: () => new RedisFault('Redis is left alone for a moment.'),
    onChange: (isOpen) => observer.breakerChanged('redis', isOpen),
  });
  await within(redis.connect(), firstPatience).catch(() => undefined); // told by its `error` event

  return {
    redis,
    async ask(work) {
      const began = performance.now();
      let outcome: Parameters<Observer['upstreamAnswered']>[1] = 'refused';
      try {
        return await breaker(async () => {
          outcome = 'failed';
          const answer = await within(work(redis), patience, () => {
            outcome = 'slow';
          });
          outcome = 'answered';
          return answer;
        });
      } finally {
        observer.upstreamAnswered('redis', outcome, performance.now() - began);
      }
    },
    close: () => redis.disconnect(),
  };
}

/** Once a minute at most while it lasts, and once when it is over. */
function tellOfTrouble(redis: Redis, log: OpenRedisParts['log']): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  let isTrouble = false;
  redis.on('error', (thrown) => {
    isTrouble = true;
    if (performance.now() - toldAt < logEvery) return;
    toldAt = performance.now();
    log.warn({ event: 'redis-down', err: thrown }, 'Redis cannot be reached; the site goes on without it');
  });
  redis.on('ready', () => {
    if (isTrouble) log.info({ event: 'redis-up' }, 'Redis is there again');
    isTrouble = false;
  });
}

/** An answer that has arrived counts, even where this process was too busy to read it in time. */
function within<Result>(
  work: Promise<Result>,
  milliseconds: number,
  onLate = () => undefined,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      onLate();
      reject(new RedisFault(`Redis did not answer within ${milliseconds} ms.`));
    };
    // Node reads its sockets between the timers and what `setImmediate` runs.
    const timer = setTimeout(() => setImmediate(giveUp), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
