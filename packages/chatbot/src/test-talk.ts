/** For tests of engines: films to talk about, and a talk that goes on. */
import type { ChatFilm } from './chat-film.ts';
import type { Chatbot, Reply, Turn } from './chatbot.ts';
import { type Conversation, newConversation } from './conversation.ts';
import type { FilmSource } from './film-source.ts';

export function aSource(films: readonly ChatFilm[], overrides: Partial<FilmSource> = {}): FilmSource {
  return {
    readFilms: async () => films,
    findSimilar: async () => [],
    today: () => new Date('2025-11-20T19:30:00Z'),
    ...overrides,
  };
}

export function aTurn(message: string, overrides: Partial<Turn> = {}): Turn {
  return { message, conversation: newConversation(), signal: new AbortController().signal, ...overrides };
}

export interface Talk {
  say: (message: string, overrides?: Partial<Turn>) => Promise<Reply>;
  conversation: () => Conversation;
}

/** Goes on with the conversation of each reply, as text in between as a server keeps it. */
export function startTalk(chatbot: Chatbot, everyTurn: Partial<Turn> = {}): Talk {
  let conversation = newConversation();
  return {
    conversation: () => conversation,
    say: async (message, overrides = {}) => {
      const reply = await chatbot.reply(aTurn(message, { ...everyTurn, ...overrides, conversation }));
      conversation = JSON.parse(JSON.stringify(reply.conversation)) as typeof conversation;
      return reply;
    },
  };
}

export function idsOf({ picks }: Reply): number[] {
  return picks.map(({ tmdbId }) => tmdbId);
}
