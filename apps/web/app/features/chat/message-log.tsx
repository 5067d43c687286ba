/** What was said, newest last. */
import { useEffect } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { browserChat, useChat } from './browser-chat.ts';
import { BotBubble } from './bot-bubble.tsx';
import { ChatEntryView, ComingReply, Note } from './chat-entry-view.tsx';
import { chatTexts } from './chat-texts.ts';
import { loadReply } from './lazy-reply.tsx';
import { ExampleChips } from './suggestion-chips.tsx';
import { useLogScroll } from './use-log-scroll.ts';

export function MessageLog() {
  const state = useChat();
  const { logRef, hasNews, showNewest, onScroll } = useLogScroll(state.entries);
  useEffect(() => {
    browserChat.letRest();
    void loadReply();
  }, []);
  const [first, ...others] = state.entries;
  const isAfterAnother = first?.from === 'note';
  const entries = isAfterAnother ? others : state.entries;
  return (
    <div className="relative flex min-h-24 grow flex-col">
      <div
        ref={logRef}
        role="log"
        aria-label={chatTexts.log}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
        tabIndex={0}
        onScroll={onScroll}
        className="grow basis-0 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="flex flex-col gap-4 px-4 py-5">
          {isAfterAnother && <Note text={first.text} />}
          <BotBubble>{chatTexts.greeting}</BotBubble>
          {entries.map((entry, place) => (
            // Nothing is ever put between two entries but a line before the newest question.
            <ChatEntryView key={`${place} ${entry.from}`} entry={entry} />
          ))}
          {state.coming && <ComingReply reply={state.coming} />}
          {entries.length === 0 && <ExampleChips />}
        </div>
      </div>
      {hasNews && (
        <button
          type="button"
          onClick={showNewest}
          className="absolute bottom-3 left-1/2 inline-flex min-h-11 -translate-x-1/2 animate-rise items-center gap-1.5 rounded-full border border-line bg-raised-more px-4 text-sm text-ink shadow-lg"
        >
          {chatTexts.newReply}
          <Icon name="chevron-down" className="size-4" />
        </button>
      )}
    </div>
  );
}
