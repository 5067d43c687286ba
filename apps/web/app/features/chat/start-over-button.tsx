/** Forgets the conversation, here and in the tab's storage. It stays when there is nothing to forget, and with it the focus. */
import { browserChat, useChat } from './browser-chat.ts';
import { chatTexts } from './chat-texts.ts';

export function StartOverButton() {
  const { entries } = useChat();
  return (
    <button
      type="button"
      aria-disabled={entries.length === 0}
      onClick={() => browserChat.startOver()}
      className="min-h-11 shrink-0 rounded-full px-2 text-sm text-ink-mid transition-colors duration-150 hover:text-light-pale aria-disabled:opacity-45"
    >
      {chatTexts.startOver}
    </button>
  );
}
