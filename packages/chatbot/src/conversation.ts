/** What a conversation remembers between two messages: plain JSON of a few kilobytes. */
import { noWishes, type Wishes } from './wishes.ts';

export interface Exchange {
  asked: string;
  answered: string;
}

/** What 'it', 'him' and 'that one' stand for. */
export type Subject = { kind: 'film'; tmdbId: number } | { kind: 'person'; id: number };

export interface Conversation {
  version: 1;
  /** The last ten, oldest first. */
  exchanges: Exchange[];
  wishes: Wishes;
  /** Every film that was a pick in this conversation, oldest first; none is picked twice. */
  shown: number[];
  /** The picks of the latest reply that had some, in order: 'the second one'. */
  latestPicks: number[];
  subject: Subject | null;
  /** Every film that the model saw through a tool; only those may be its picks. */
  knownToModel: number[];
}

export const mostExchanges = 10;

export function newConversation(): Conversation {
  return {
    version: 1,
    exchanges: [],
    wishes: structuredClone(noWishes),
    shown: [],
    latestPicks: [],
    subject: null,
    knownToModel: [],
  };
}
