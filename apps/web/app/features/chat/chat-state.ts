/** A conversation as the panel shows it, and what happens to it. Knows no clock, no storage and no React. */
import type { ChatMovie } from '@kinora/contracts/chat';
import type { Trouble } from './chat-messages.ts';

export interface BotAnswer {
  /** Markdown. */
  text: string;
  movies: readonly ChatMovie[];
  suggestions: readonly string[];
}

export type ChatEntry =
  | { from: 'visitor'; text: string }
  | ({ from: 'bot' } & BotAnswer)
  | ({ from: 'trouble' } & Trouble)
  /** A line between two conversations. */
  | { from: 'note'; text: string };

export interface ChatState {
  entries: readonly ChatEntry[];
  conversationId?: string;
  /** The film whose page the latest message was sent from. */
  askedFrom?: number;
  /** What has come of an answer on its way; nothing yet while the text is empty. */
  coming?: BotAnswer;
}

export const nothingSaid: ChatState = { entries: [] };
const nothingYet: BotAnswer = { text: '', movies: [], suggestions: [] };

/** The message is there at once, and the bot thinks. */
export function ask(state: ChatState, text: string, tmdbId: number | undefined): ChatState {
  const { askedFrom: _before, ...rest } = state;
  return {
    ...rest,
    ...(tmdbId !== undefined && { askedFrom: tmdbId }),
    entries: [...state.entries, { from: 'visitor', text }],
    coming: nothingYet,
  };
}

/** What was last asked and not answered; undefined where nothing is open. */
export function openQuestion({ entries }: ChatState): string | undefined {
  const last = entries.findLast(({ from }) => from !== 'trouble');
  return last?.from === 'visitor' ? last.text : undefined;
}

/** The same message once more: the trouble is gone, and the bot thinks. */
export function askAgain(state: ChatState): ChatState {
  return { ...state, entries: state.entries.filter(({ from }) => from !== 'trouble'), coming: nothingYet };
}

export function hear(state: ChatState, part: Partial<BotAnswer>): ChatState {
  return state.coming ? { ...state, coming: { ...state.coming, ...part } } : state;
}

/** `note` stands before the question where the bot had forgotten what was said before. */
export function answer(
  state: ChatState,
  reply: BotAnswer & { conversationId?: string },
  note: string,
): ChatState {
  const { coming: _coming, conversationId: asked, ...rest } = state;
  const { conversationId = asked, ...said } = reply;
  const hasForgotten = asked !== undefined && asked !== conversationId && state.entries.length > 1;
  return {
    ...rest,
    ...(conversationId !== undefined && { conversationId }),
    entries: [
      ...(hasForgotten ? state.entries.toSpliced(-1, 0, { from: 'note', text: note }) : state.entries),
      { from: 'bot', ...said },
    ],
  };
}

export function fail(state: ChatState, trouble: Trouble): ChatState {
  const { coming: _coming, ...rest } = state;
  return { ...rest, entries: [...state.entries, { from: 'trouble', ...trouble }] };
}
