/** The conversation of this tab. */
import { useSyncExternalStore } from 'react';
import { browserCall } from '../../client/browser-api.ts';
import { onSession, readSession, whenSessionKnown } from '../session/session-state.ts';
import { createChatMemory } from './chat-memory.ts';
import { createChat } from './chat.ts';
import { nothingSaid, type ChatState } from './chat-state.ts';
import { createSendMessage } from './send-message.ts';

export const browserChat = createChat({
  send: createSendMessage(browserCall),
  memory: createChatMemory(() => sessionStorage),
  now: () => Date.now(),
});

/** The server knows no conversation; in a browser what is kept is brought back once it is known whose it may be. */
if (typeof window !== 'undefined') void wake();

async function wake(): Promise<void> {
  await whenSessionKnown();
  meet();
  onSession(meet);
}

function meet(): void {
  const session = readSession();
  if (session.status === 'unknown') return;
  browserChat.meet(session.status === 'in' ? session.user.uid : null);
}

export function useChat(): ChatState {
  return useSyncExternalStore(browserChat.subscribe, browserChat.read, () => nothingSaid);
}
