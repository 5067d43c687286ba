/** What a tab keeps of its conversation, so that it is there again after a reload. */
import { chat } from '@kinora/contracts/limits';
import { isObject } from '../../client/answers.ts';
import type { ChatEntry, ChatState } from './chat-state.ts';
import { readMoviesAndSuggestions, readText } from './read-answer.ts';

export interface KeptChat {
  state: ChatState;
  /** Whose conversation it is; null for a visitor who was not signed in. */
  owner: string | null;
  /** Milliseconds since 1970 of the latest message. */
  at: number;
}

/** The storage as far as it is needed here. A browser that blocks it throws when it is opened. */
export type ChatStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface ChatMemory {
  /** Undefined where nothing is kept, or nothing that makes sense. */
  read: () => KeptChat | undefined;
  write: (kept: KeptChat) => void;
  forget: () => void;
}

/** More are shown, but not brought back. */
const mostEntries = 60;

export function createChatMemory(openStorage: () => ChatStorage): ChatMemory {
  const guarded = (work: (storage: ChatStorage) => void) => {
    try {
      work(openStorage());
    } catch (cause) {
      // eslint-disable-next-line no-console -- a full or forbidden storage must not stop the conversation
      console.warn('The conversation could not be kept', cause);
    }
  };
  return {
    read: () => readKept(openStorage),
    write: ({ state, owner, at }) =>
      guarded((storage) => {
        const { coming: _coming, entries, ...rest } = state;
        const kept = { owner, at, state: { ...rest, entries: entries.slice(-mostEntries) } };
        storage.setItem(chat.storageKey, JSON.stringify(kept));
      }),
    forget: () => guarded((storage) => storage.removeItem(chat.storageKey)),
  };
}

function readKept(openStorage: () => ChatStorage): KeptChat | undefined {
  try {
    return toKept(JSON.parse(openStorage().getItem(chat.storageKey) ?? 'null'));
  } catch {
    return undefined;
  }
}

function toKept(kept: unknown): KeptChat | undefined {
  if (!isObject(kept) || !isObject(kept['state'])) return undefined;
  const { owner, at, state } = kept;
  const { entries, conversationId, askedFrom } = kept['state'];
  if (!Array.isArray(entries) || typeof at !== 'number' || !isObject(state)) return undefined;
  return {
    owner: typeof owner === 'string' ? owner : null,
    at,
    state: {
      entries: entries.flatMap(toEntry),
      ...(typeof conversationId === 'string' && { conversationId }),
      ...(typeof askedFrom === 'number' && { askedFrom }),
    },
  };
}

function toEntry(entry: unknown): ChatEntry[] {
  if (!isObject(entry)) return [];
  const { from } = entry;
  const text = readText(entry['text']);
  if (text === '') return [];
  if (from === 'visitor' || from === 'note') return [{ from, text }];
  if (from === 'bot') return [{ from, text, ...readMoviesAndSuggestions(entry) }];
  if (from === 'trouble') return [{ from, text, canTryAgain: entry['canTryAgain'] === true }];
  return [];
}
