/**
 * A cache of a bounded number of bytes that a flood of keys cannot empty. What is asked for once stays in the smaller
 * segment; what is asked for again moves to the larger one, which the keys of a flood never reach. (The scheme is the
 * segmented LRU of Karedla, Love and Wherry, 1994.)
 */
import { LRUCache } from 'lru-cache';

export interface TwoSegmentCache<Value extends object> {
  /** Counts as a use. */
  get(key: string): Value | undefined;
  /** Does not count as a use. */
  peek(key: string): Value | undefined;
  /** A key stays in the segment that it is in. What is too large for the smaller one goes to the other. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  deleteWhere(isUnwanted: (value: Value) => boolean): void;
  /** What the values take, by `bytesOf`. */
  readonly bytes: number;
}

/** The part of the memory that keys have which were asked for once. */
const shareOfNew = 0.2;

export function createTwoSegmentCache<Value extends object>(
  maximumBytes: number,
  bytesOf: (value: Value, key: string) => number,
): TwoSegmentCache<Value> {
  const newBytes = Math.ceil(maximumBytes * shareOfNew);
  const asked = segment(newBytes);
  // What the larger segment has no room for gets another chance in the smaller one.
  const askedAgain = segment(Math.max(1, maximumBytes - newBytes), (value, key) => asked.set(key, value));

  function segment(maxSize: number, onEvict?: (value: Value, key: string) => void): LRUCache<string, Value> {
    return new LRUCache<string, Value>({
      maxSize,
      // A value that is larger than the segment is not kept at all.
      maxEntrySize: maxSize,
      sizeCalculation: bytesOf,
      ...(onEvict && {
        disposeAfter: (value: Value, key: string, why: string) => {
          if (why === 'evict') onEvict(value, key);
        },
      }),
    });
  }

  return {
    get(key) {
      const used = askedAgain.get(key);
      if (used) return used;
      const value = asked.peek(key);
      if (!value) return undefined;
      asked.delete(key);
      askedAgain.set(key, value);
      return value;
    },
    peek: (key) => askedAgain.peek(key) ?? asked.peek(key),
    set(key, value) {
      const isTooLarge = bytesOf(value, key) > newBytes;
      if (isTooLarge) asked.delete(key);
      if (isTooLarge || askedAgain.has(key)) askedAgain.set(key, value);
      else asked.set(key, value);
    },
    delete(key) {
      asked.delete(key);
      askedAgain.delete(key);
    },
    deleteWhere(isUnwanted) {
      for (const each of [asked, askedAgain]) {
        const unwanted = Array.from(each.entries()).filter(([, value]) => isUnwanted(value));
        for (const [key] of unwanted) each.delete(key);
      }
    },
    get bytes() {
      return asked.calculatedSize + askedAgain.calculatedSize;
    },
  };
}
