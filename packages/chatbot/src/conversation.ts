/** What a conversation remembers between two messages: plain JSON of a few kilobytes. */
import type { Depending } from './offline/dialogue/act.ts';
import { noWishes, type Wishes } from './wishes.ts';

export interface Exchange {
  asked: string;
  answered: string;
}

/** What 'it', 'him' and 'that one' stand for; `person` is who was last named together with the film. */
export type Subject = { kind: 'film'; tmdbId: number; person?: number } | { kind: 'person'; id: number };

/** What the latest reply asked, so that 'yes', 'no' and 'the first' can answer it. */
export type Asked =
  | { kind: 'which-film'; tmdbIds: number[]; question: Depending }
  | { kind: 'offer'; wishes: Wishes };

export interface Conversation {
  version: 1;
  /** How many messages were answered; the exchanges are only the last of them. */
  turns: number;
  /** The last ten, oldest first. */
  exchanges: Exchange[];
  wishes: Wishes;
  /** Folded words that describe the film and became no wish: 'two brothers rob a bank'. */
  described: string[];
  /** The last 300 films that were picks in this conversation, oldest first; none is picked twice. */
  shown: number[];
  /** The picks of the latest reply that had some, in order: 'the second one'. */
  latestPicks: number[];
  subject: Subject | null;
  /** The film whose page the visitor was on at the latest message. */
  page: number | null;
  asked: Asked | null;
  /** Every film that the model saw through a tool; only those may be its picks. */
  knownToModel: number[];
}

export const mostExchanges = 10;
export const mostShown = 300;
/** Characters that are kept of an exchange: of the latest, and of those before it. */
const latestLength = { asked: 400, answered: 1_200 };
const earlierLength = { asked: 120, answered: 160 };

export function newConversation(): Conversation {
  return {
    version: 1,
    turns: 0,
    exchanges: [],
    wishes: structuredClone(noWishes),
    described: [],
    shown: [],
    latestPicks: [],
    subject: null,
    page: null,
    asked: null,
    knownToModel: [],
  };
}

function cutExchange({ asked, answered }: Exchange, most: typeof latestLength): Exchange {
  return { asked: asked.slice(0, most.asked), answered: answered.slice(0, most.answered) };
}

/** The exchanges with one more; the older ones keep only their beginnings. */
export function rememberExchange(exchanges: readonly Exchange[], latest: Exchange): Exchange[] {
  const earlier = exchanges.slice(1 - mostExchanges).map((one) => cutExchange(one, earlierLength));
  return [...earlier, cutExchange(latest, latestLength)];
}

/** The shown films with those of a reply; the oldest are forgotten first. */
export function rememberShown(shown: readonly number[], picks: readonly number[]): number[] {
  return [...new Set([...shown, ...picks])].slice(-mostShown);
}
