/** A bounded cache in memory that loads each key once at a time and can answer with an old value while it loads. */
import { createCoalescedLoads, type Load } from './coalesced-loads.ts';
import { entryBytes } from './entry-bytes.ts';
import { createKeptFailures, type LoadFailure } from './kept-failures.ts';
import type { CacheOutcome } from './observer.ts';
import { createTwoSegmentCache } from './two-segment-cache.ts';

export interface Lifetime {
  /** Milliseconds for which a value is answered as it is. */
  fresh: number;
  /** Then: milliseconds for which the old value is answered at once while a new one is loaded behind it. */
  staleWhileRefreshing: number;
  /** Then: milliseconds for which the old value is answered only where loading a new one fails. */
  staleOnError: number;
}

export interface StaleCacheOptions<Value> {
  maximumBytes: number;
  lifetime: Lifetime;
  bytesOf: (value: Value) => number;
  /** Milliseconds that have passed over a value when a load gives it; 0 unless said. */
  ageOf?: (value: Value) => number;
  /** `keep` stores the value, `pass` only answers it, `failed` prefers an older value where there is one. */
  judge?: (value: Value) => 'keep' | 'pass' | 'failed';
  /** Milliseconds for which a failure is answered again where no old value stands in; 0 unless said. */
  failureKeptFor?: (failure: LoadFailure<Value>) => number;
  /** Told when an old value stands in for what a load rejected with. */
  onRefreshFailure?: (thrown: unknown) => void;
  onAnswer?: (outcome: CacheOutcome) => void;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

/**
 * `fresh`: from memory. `refreshing`: an old one, and a new one is loaded behind it. `standing-in`: an old one, because
 * no new one can be had. `loaded`: just now, and kept. `passed`: just now, and not kept. `failed`: it tells of a failure,
 * and there is none to stand in.
 */
export type FoundState = 'fresh' | 'refreshing' | 'standing-in' | 'loaded' | 'passed' | 'failed';

export interface Found<Value> {
  value: Value;
  /** Milliseconds since it was made. */
  age: number;
  state: FoundState;
}

export interface StaleCache<Value> {
  /**
   * Rejects with what `load` rejected with, where no old value may stand in, and with the signal's reason when that
   * aborts first. A load of which nobody waits any more is given up.
   */
  find(key: string, load: Load<Value>, signal?: AbortSignal): Promise<Found<Value>>;
  /** False where `find` would start a load and wait for it. */
  isAtHand(key: string): boolean;
  /** What is kept takes so many, by `bytesOf`. */
  readonly bytes: number;
}

interface Entry<Value> {
  value: Value;
  madeAt: number;
  /** After a failed refresh the source is left alone until then. */
  retryAt: number;
}

const pauseAfterFailure = 5_000;
const sweepEvery = 3_600_000;

/** The part of the memory that failures may take. */
const shareOfFailures = 0.05;

const outcomes: Record<FoundState, CacheOutcome> = {
  fresh: 'fresh',
  refreshing: 'stale',
  'standing-in': 'stale',
  loaded: 'missed',
  passed: 'missed',
  failed: 'failed',
};

export function createStaleCache<Value>(options: StaleCacheOptions<Value>): StaleCache<Value> {
  const { lifetime, maximumBytes, bytesOf, now = () => performance.now() } = options;
  const { judge = () => 'keep', ageOf = () => 0, onAnswer = () => undefined } = options;
  const refreshedUntil = lifetime.fresh + lifetime.staleWhileRefreshing;
  const goodUntil = refreshedUntil + lifetime.staleOnError;

  const failureBytes = Math.ceil(maximumBytes * shareOfFailures);
  const failures = createKeptFailures<Value>({
    maximumBytes: failureBytes,
    bytesOf,
    keptFor: options.failureKeptFor ?? (() => 0),
    now,
  });
  const entries = createTwoSegmentCache<Entry<Value>>(
    Math.max(1, maximumBytes - failureBytes),
    ({ value }, key) => bytesOf(value) + entryBytes(key),
  );
  const loads = createCoalescedLoads<Found<Value>>();
  let sweptAt = now();

  function found({ value, madeAt }: Entry<Value>, state: FoundState): Found<Value> {
    return { value, age: now() - madeAt, state };
  }

  function isGood(entry: Entry<Value>): boolean {
    return now() - entry.madeAt < goodUntil;
  }

  /** Counts as a use. A value that is too old for everything is dropped. */
  function use(key: string): Entry<Value> | undefined {
    const entry = entries.get(key);
    if (!entry || isGood(entry)) return entry;
    entries.delete(key);
  }

  /** What can be answered without waiting. */
  function lookAt(entry: Entry<Value> | undefined): Found<Value> | undefined {
    if (!entry) return undefined;
    const age = now() - entry.madeAt;
    if (age < lifetime.fresh) return found(entry, 'fresh');
    if (isGood(entry) && now() < entry.retryAt) return found(entry, 'standing-in');
    if (age < refreshedUntil) return found(entry, 'refreshing');
  }

  /** The value that is still good enough to stand in for a failed load. */
  function standIn(key: string): Found<Value> | undefined {
    const entry = entries.peek(key);
    if (!entry || !isGood(entry)) return undefined;
    entry.retryAt = now() + pauseAfterFailure;
    return found(entry, 'standing-in');
  }

  function store(key: string, value: Value): Found<Value> {
    sweep();
    const age = ageOf(value);
    const isOld = age >= lifetime.fresh;
    const entry = { value, madeAt: now() - age, retryAt: isOld ? now() + pauseAfterFailure : 0 };
    entries.set(key, entry);
    failures.forget(key);
    return { value, age, state: isOld ? 'standing-in' : 'loaded' };
  }

  /** What nobody asks for any more must not stay for ever where the memory is never full. */
  function sweep(): void {
    if (now() - sweptAt < sweepEvery) return;
    sweptAt = now();
    entries.deleteWhere((entry) => !isGood(entry));
  }

  async function loadAndStore(key: string, load: Load<Value>, signal: AbortSignal): Promise<Found<Value>> {
    try {
      const value = await load(signal);
      // Half of it may be missing, because parts of it were given up.
      signal.throwIfAborted();
      const verdict = judge(value);
      if (verdict === 'keep') return store(key, value);
      const older = verdict === 'failed' ? standIn(key) : undefined;
      if (older) return older;
      if (verdict === 'failed') failures.keep(key, { value });
      else entries.delete(key);
      return { value, age: ageOf(value), state: verdict === 'failed' ? 'failed' : 'passed' };
    } catch (thrown) {
      // What nobody waited for any longer says nothing of the source.
      if (signal.aborted) throw thrown;
      const older = standIn(key);
      if (!older) failures.keep(key, { thrown });
      if (!older) throw thrown;
      options.onRefreshFailure?.(thrown);
      return older;
    }
  }

  function refresh(key: string, load: Load<Found<Value>>): void {
    if (loads.isUnderWay(key)) return;
    loads.runToEnd(key, load).catch((thrown: unknown) => options.onRefreshFailure?.(thrown));
  }

  async function find(key: string, load: Load<Value>, signal?: AbortSignal): Promise<Found<Value>> {
    const entry = use(key);
    const loadThis = (given: AbortSignal) => loadAndStore(key, load, given);
    const atHand = lookAt(entry);
    if (atHand?.state === 'refreshing') refresh(key, loadThis);
    if (atHand) return atHand;
    const failure = entry ? undefined : failures.find(key);
    if (!failure) return loads.join(key, loadThis, signal);
    if ('thrown' in failure) throw failure.thrown;
    return { value: failure.value, age: 0, state: 'failed' };
  }

  return {
    async find(key, load, signal) {
      try {
        const answer = await find(key, load, signal);
        onAnswer(outcomes[answer.state]);
        return answer;
      } catch (thrown) {
        if (!signal?.aborted) onAnswer('failed');
        throw thrown;
      }
    },
    isAtHand: (key) =>
      lookAt(entries.peek(key)) !== undefined || loads.isUnderWay(key) || failures.find(key) !== undefined,
    get bytes() {
      return entries.bytes + failures.bytes;
    },
  };
}
