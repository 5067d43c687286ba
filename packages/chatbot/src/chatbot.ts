/** A conversation that finds films: a message in, a reply out. Every engine passes `chatbot.suite.ts`. */
import type { Conversation } from './conversation.ts';

/** The films that a signed-in user keeps, newest first, as TMDB ids. */
export interface KeptLists {
  liked: readonly number[];
  watched: readonly number[];
  wanted: readonly number[];
}

export interface Turn {
  /** 1 to 1,000 characters, trimmed. */
  message: string;
  conversation: Conversation;
  /** The film whose page the visitor is on. */
  pageFilm?: number;
  /** Only for a signed-in user; bound to the user by the server. */
  readLists?: () => Promise<KeptLists>;
  /** Aborts when nobody waits for the reply any longer. */
  signal: AbortSignal;
}

export interface Pick {
  tmdbId: number;
  /** Why it was picked, a short plain sentence without markdown. */
  reason: string;
}

export type EngineName = 'offline' | 'model';

export interface Reply {
  /**
   * Markdown: paragraphs, emphasis, lists, and links to `/movie/{tmdbId}` alone. Every pick is in it as
   * `[Title (Year)](/movie/{tmdbId})`, and no other film is named but those that the visitor named.
   */
  message: string;
  /** None, or up to 5. Every one is in the catalogue, keeps the wishes, and was not shown before. */
  picks: Pick[];
  /** Up to three short messages that the visitor may send next. */
  suggestions: string[];
  engine: EngineName;
  /** Takes the place of the turn's conversation. */
  conversation: Conversation;
}

/** Rejects only where the turn's signal aborted or the code is broken; whatever is said gets a reply. */
export interface Chatbot {
  reply: (turn: Turn) => Promise<Reply>;
}
