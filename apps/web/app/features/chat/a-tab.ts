/** For tests: the chat of a tab over a server that answers as told. */
import { createCall } from '../../client/call.ts';
import { createChatMemory } from './chat-memory.ts';
import { type Chat, createChat } from './chat.ts';
import { createSendMessage } from './send-message.ts';

export const conversationId = 'a-conversation-of-twenty';
export const film = {
  tmdb_id: 949,
  title: 'Heat',
  year: 1995,
  poster_path: '/949.svg',
  vote_average: 7.9,
  reason: 'Tense',
};
export const heat = {
  message: 'Try [Heat (1995)](/movie/949).',
  conversationId,
  movies: [film],
  suggestions: ['Something newer'],
  engine: 'offline',
};

export type Answer = () => Response | Promise<Response>;

/** A tab over a server that answers as told; what it asked is remembered. */
export function aTab(answer: Answer = () => Response.json(heat), storage = new Map<string, string>()) {
  const tab = {
    answer,
    storage,
    now: 1_000_000,
    asked: [] as unknown[],
    accepted: [] as unknown[],
    logged: [] as string[],
    open,
  };
  const call = createCall(
    (_path, { body = '', headers, signal }) => {
      tab.asked.push(JSON.parse(body));
      tab.accepted.push(headers['accept']);
      const { promise, reject } = Promise.withResolvers<Response>();
      signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      return Promise.race([tab.answer(), promise]);
    },
    (message) => tab.logged.push(message),
  );
  /** The page as it loads: the second time it is a reload. */
  function open(visitor: string | null = null): Chat {
    const chat = createChat({
      send: createSendMessage(call),
      memory: createChatMemory(() => ({
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, text) => void storage.set(key, text),
        removeItem: (key) => void storage.delete(key),
      })),
      now: () => tab.now,
    });
    chat.meet(visitor);
    return chat;
  }
  return tab;
}

export function textsOf(chat: Chat): string[] {
  return chat.read().entries.map(({ text }) => text);
}
