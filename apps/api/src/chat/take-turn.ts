/** One message of a conversation: what was said before is found, the chatbot answers, and both are kept. */
import { setImmediate as nextRound } from 'node:timers/promises';
import type { Chatbot, KeptLists, Reply } from '@kinora/chatbot/chatbot';
import { newConversation } from '@kinora/chatbot/conversation';
import { randomToken } from '@kinora/identity/random-token';
import type { ConversationsStore, KnownConversation } from './conversations.store.ts';
import type { Question } from './read-question.ts';
import { type Log, withoutStorage } from './without-storage.ts';

export interface AskedTurn {
  question: Question;
  /** Undefined where nobody is signed in. */
  userId: string | undefined;
  /** Aborts when nobody waits for the answer any longer. */
  signal: AbortSignal;
  log: Log;
}

export interface TakenTurn {
  reply: Reply;
  conversationId: string;
}

export interface TurnParts {
  chatbot: Chatbot;
  conversations: ConversationsStore;
  listKeptFilms: (userId: string) => Promise<KeptFilms>;
}

/** Newest first. */
export type KeptFilms = Record<keyof KeptLists, readonly { tmdbId: number }[]>;

/** Rejects as the `Chatbot` does. Where the storage fails the reply is given and the conversation not remembered. */
export type TakeTurn = (asked: AskedTurn) => Promise<TakenTurn>;

interface Recalled {
  id: string;
  /** Undefined for a new conversation. */
  known?: KnownConversation | undefined;
  /** False where an older one may lie in a storage that cannot be read: it is not written over. */
  mayBeKept: boolean;
}

const noLists: KeptLists = { liked: [], watched: [], wanted: [] };

export function createTurns({ chatbot, conversations, listKeptFilms }: TurnParts): TakeTurn {
  const waitForTurn = createTurnstile();

  return async (asked) => {
    const recalled = await recall(asked);
    await waitForTurn();
    const reply = await chatbot.reply(turnOf(asked, recalled));
    if (recalled.mayBeKept) await keep(asked, recalled, reply);
    return { reply, conversationId: recalled.id };
  };

  function recall({ question: { conversationId: id }, userId, log }: AskedTurn): Promise<Recalled> {
    if (id === undefined) return Promise.resolve(begin());
    return withoutStorage<Recalled>(log, 'recall', {
      work: async () => {
        const known = await conversations.find(id, userId);
        return known ? { id, known, mayBeKept: true } : begin();
      },
      otherwise: { id, mayBeKept: false },
    });
  }

  function turnOf({ question, userId, signal, log }: AskedTurn, { known }: Recalled) {
    const { message, pageFilm } = question;
    return {
      message,
      conversation: known?.conversation ?? newConversation(),
      signal,
      ...(pageFilm !== undefined && { pageFilm }),
      ...(userId !== undefined && {
        readLists: () => withoutStorage(log, 'lists', { work: () => readLists(userId), otherwise: noLists }),
      }),
    };
  }

  async function readLists(userId: string): Promise<KeptLists> {
    const { liked, watched, wanted } = await listKeptFilms(userId);
    return { liked: idsOf(liked), watched: idsOf(watched), wanted: idsOf(wanted) };
  }

  function keep({ userId, log }: AskedTurn, { id, known }: Recalled, reply: Reply): Promise<void> {
    const kept = { id, conversation: reply.conversation, version: known?.version, userId };
    return withoutStorage(log, 'keep', { work: () => conversations.keep(kept), otherwise: undefined });
  }
}

function idsOf(films: readonly { tmdbId: number }[]): number[] {
  return films.map(({ tmdbId }) => tmdbId);
}

function begin(): Recalled {
  return { id: randomToken(), mayBeKept: true };
}

/** A reply is work without a pause: of many at once one begins in each round of the event loop, and others come between. */
function createTurnstile(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => nextRound());
    return last;
  };
}
