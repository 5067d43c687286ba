/** The conversation of a tab: one for the panel and the page, kept over a reload, forgotten with its owner. */
import type { ChatQuestion } from '@kinora/contracts/chat';
import { chat as limits } from '@kinora/contracts/limits';
import type { ChatMemory } from './chat-memory.ts';
import { chatMessages, troubleOf } from './chat-messages.ts';
import {
  answer,
  ask,
  askAgain,
  fail,
  hear,
  nothingSaid,
  openQuestion,
  type ChatState,
} from './chat-state.ts';
import { chatTexts } from './chat-texts.ts';
import type { SendMessage } from './send-message.ts';

export interface ChatParts {
  send: SendMessage;
  memory: ChatMemory;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Where a message comes from. */
export type Place = NonNullable<ChatQuestion['context']>;

export interface Chat {
  read: () => ChatState;
  /** Calls back at every change; returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
  /** Neither an empty message nor one while the bot thinks is sent. */
  ask: (text: string, place: Place) => Promise<void>;
  /** Sends what was not answered once more. */
  tryAgain: (place: Place) => Promise<void>;
  startOver: () => void;
  /** Lets go of a conversation that has rested for too long: the server has forgotten it too. */
  letRest: () => void;
  /** Who is here now; null for a visitor. Brings back what this tab keeps of theirs, and forgets what was another's. */
  meet: (visitor: string | null) => void;
}

export function createChat({ send, memory, now }: ChatParts): Chat {
  const listeners = new Set<() => void>();
  let state = nothingSaid;
  /** Undefined until it is known. */
  let owner: string | null | undefined;
  let latest = 0;
  let asking: AbortController | undefined;

  function change(next: ChatState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function keep(): void {
    latest = now();
    memory.write({ state, owner: owner ?? null, at: latest });
  }

  function forget(next: ChatState = nothingSaid): void {
    asking?.abort();
    asking = undefined;
    memory.forget();
    change(next);
  }

  async function exchange(message: string, place: Place): Promise<void> {
    const own = new AbortController();
    asking = own;
    keep();
    const { conversationId } = state;
    const question = { message, context: place, ...(conversationId !== undefined && { conversationId }) };
    const outcome = await send(
      question,
      (part) => own === asking && change(hear(state, part)),
      own.signal,
    ).then(
      (reply) => (before: ChatState) => answer(before, reply, chatTexts.forgotten),
      // The call has logged why.
      (cause: unknown) => (before: ChatState) => fail(before, troubleOf(cause)),
    );
    if (own !== asking) return;
    asking = undefined;
    change(outcome(state));
    keep();
  }

  function hasRested(at: number): boolean {
    return now() - at > limits.idleFor;
  }

  function bringBack(): void {
    const kept = memory.read();
    if (!kept || state.entries.length > 0) return;
    if (kept.owner !== null && kept.owner !== owner) return memory.forget();
    latest = kept.at;
    if (hasRested(latest)) return forget(ended);
    // The page was left before the answer came.
    const isOpen = kept.state.entries.at(-1)?.from === 'visitor';
    change(isOpen ? fail(kept.state, { text: chatMessages.unreachable, canTryAgain: true }) : kept.state);
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async ask(text, place) {
      const message = text.trim();
      if (message === '' || state.coming) return;
      change(ask(state, message, place.tmdbId));
      await exchange(message, place);
    },
    async tryAgain(place) {
      const message = openQuestion(state);
      if (message === undefined || state.coming) return;
      change(askAgain(state));
      await exchange(message, place);
    },
    startOver: () => forget(),
    letRest() {
      if (state.entries.length > 0 && !state.coming && latest > 0 && hasRested(latest)) forget(ended);
    },
    meet(visitor) {
      const isFirst = owner === undefined;
      const wasAnothers = typeof owner === 'string' && owner !== visitor;
      owner = visitor;
      if (wasAnothers) forget();
      if (isFirst) bringBack();
    },
  };
}

const ended: ChatState = { entries: [{ from: 'note', text: chatTexts.forgotten }] };
