/**
 * A cache of a bounded number of bytes that a flood of keys cannot empty. What has been asked for once gives way before
 * what was asked for again, down to a fifth of the memory. (The scheme is the segmented LRU of Karedla, Love and
 * Wherry, 1994, with a border that moves while there is room.)
 */
import { LRUCache } from 'lru-cache';

export interface TwoSegmentCache<Value extends object> {
  /** Counts as a use. */
  get(key: string): Value | undefined;
  /** Does not count as a use. */
  peek(key: string): Value | undefined;
  /** A value that is larger than the memory is not kept. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  deleteWhere(isUnwanted: (value: Value) => boolean): void;
  /** What the values take, by `bytesOf`. */
  readonly bytes: number;
}

/** The part of the memory that belongs to what was asked for once; more than that is lent. */
const shareOfNew = 0.2;

export function createTwoSegmentCache<Value extends object>(
  maximumBytes: number,
  bytesOf: (value: Value, key: string) => number,
): TwoSegmentCache<Value> {
  const segment = () => new LRUCache<string, Value>({ maxSize: maximumBytes, sizeCalculation: bytesOf });
  const askedOnce = segment();
  const askedAgain = segment();
  const bytes = () => askedOnce.calculatedSize + askedAgain.calculatedSize;

  function makeRoom(): void {
    while (bytes() > maximumBytes) {
      if (askedOnce.calculatedSize > maximumBytes * shareOfNew) askedOnce.pop();
      else demote();
    }
  }

  /** What has not been asked for again for the longest time gets another chance among the new ones. */
  function demote(): void {
    const [key] = askedAgain.rkeys();
    const value = key === undefined ? undefined : askedAgain.peek(key);
    if (key === undefined || value === undefined) return;
    askedAgain.delete(key);
    askedOnce.set(key, value);
  }

  return {
    get(key) {
      const value = askedAgain.get(key) ?? askedOnce.peek(key);
      if (value && askedOnce.delete(key)) askedAgain.set(key, value);
      return value;
    },
    peek: (key) => askedAgain.peek(key) ?? askedOnce.peek(key),
    set(key, value) {
      if (askedAgain.has(key)) askedAgain.set(key, value);
      else askedOnce.set(key, value);
      makeRoom();
    },
    delete(key) {
      askedOnce.delete(key);
      askedAgain.delete(key);
    },
    deleteWhere(isUnwanted) {
      for (const each of [askedOnce, askedAgain]) {
        const unwanted = Array.from(each.entries()).filter(([, value]) => isUnwanted(value));
        for (const [key] of unwanted) each.delete(key);
      }
    },
    get bytes() {
      return bytes();
    },
  };
}
