/** Failures that are answered again for a moment, so that a source that has just failed is not asked at once. */
import { LRUCache } from 'lru-cache';
import { entryBytes } from './entry-bytes.ts';

/** What a load rejected with, or a value that tells of a failure. */
export type LoadFailure<Value> = { thrown: unknown } | { value: Value };

export interface KeptFailures<Value> {
  find(key: string): LoadFailure<Value> | undefined;
  keep(key: string, failure: LoadFailure<Value>): void;
  forget(key: string): void;
  readonly bytes: number;
}

export interface KeptFailuresOptions<Value> {
  maximumBytes: number;
  bytesOf: (value: Value) => number;
  /** Milliseconds; 0 for a failure that is not kept. */
  keptFor: (failure: LoadFailure<Value>) => number;
  now: () => number;
}

/** An error with its stack takes about as much. */
const errorBytes = 2_000;

export function createKeptFailures<Value>(options: KeptFailuresOptions<Value>): KeptFailures<Value> {
  const kept = new LRUCache<string, { failure: LoadFailure<Value>; until: number }>({
    maxSize: options.maximumBytes,
    sizeCalculation: ({ failure }, key) =>
      ('value' in failure ? options.bytesOf(failure.value) : errorBytes) + entryBytes(key),
  });
  return {
    find(key) {
      const found = kept.get(key);
      if (found && options.now() < found.until) return found.failure;
      if (found) kept.delete(key);
    },
    keep(key, failure) {
      const time = options.keptFor(failure);
      if (time > 0) kept.set(key, { failure, until: options.now() + time });
    },
    forget: (key) => void kept.delete(key),
    get bytes() {
      return kept.calculatedSize;
    },
  };
}
