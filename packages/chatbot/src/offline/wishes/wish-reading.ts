/** What one message says about wishes, before it meets what was wished earlier. */
import type { Span } from '../reading/message-words.ts';
import type { Wishes } from '../../wishes.ts';

/** A wish measured against the films shown last: 'something newer', 'less violent', 'shorter'. */
export type Comparison =
  | { by: 'year' | 'runtime' | 'rating' | 'fame'; direction: 'more' | 'less' }
  | { by: 'mood'; mood: string; direction: 'more' | 'less' }
  | { by: 'genre'; genre: number; direction: 'more' | 'less' };

export type WishField = keyof Wishes;

export interface WishReading {
  /** Only what this message says; fields that it does not touch are empty. */
  wishes: Wishes;
  comparisons: Comparison[];
  /** Fields that the message takes back: 'any year is fine', 'the genre does not matter'. */
  dropped: WishField[];
  /** The words that were read: what is left over describes the film further. */
  spans: Span[];
}
