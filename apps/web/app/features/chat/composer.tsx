/** Where the visitor writes: Enter sends, Shift and Enter begin a new line. Disabled while the bot thinks. */
import { chat } from '@kinora/contracts/limits';
import { useEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';
import { browserChat, useChat } from './browser-chat.ts';
import { chatTexts } from './chat-texts.ts';
import { NextChips } from './suggestion-chips.tsx';
import { usePlace } from './use-place.ts';

/** From how many characters left on it says so. */
const nearTheEnd = 100;

export function Composer({ inputRef }: { inputRef: RefObject<HTMLTextAreaElement | null> }) {
  const [text, setText] = useState('');
  const isBusy = useChat().coming !== undefined;
  const place = usePlace();
  const counterId = useId();
  const left = chat.maximumMessageLength - text.length;
  useGrowing(inputRef);
  // What was typed before the page woke is in the field already.
  useEffect(() => setText((known) => inputRef.current?.value ?? known), [inputRef]);
  useFocusBack(inputRef, isBusy);

  const send = (event?: SubmitEvent) => {
    event?.preventDefault();
    if (isBusy || text.trim() === '') return;
    setText('');
    void browserChat.ask(text, place);
  };

  return (
    <div className="border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] noscript:hidden">
      <NextChips />
      <form onSubmit={send} aria-busy={isBusy} className="flex items-end gap-2">
        <textarea
          ref={inputRef}
          rows={1}
          value={text}
          disabled={isBusy}
          maxLength={chat.maximumMessageLength}
          enterKeyHint="send"
          aria-label={chatTexts.input}
          aria-describedby={counterId}
          placeholder={chatTexts.placeholder}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter also ends what an input method composes.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          className="max-h-32 min-w-0 grow resize-none rounded-lg border border-line bg-ground px-3 py-2 text-base text-ink placeholder:text-sm placeholder:text-ink-soft focus-visible:-outline-offset-2 disabled:opacity-45"
        />
        <button type="submit" disabled={isBusy || text.trim() === ''} className={buttonStyles.primary}>
          {chatTexts.send}
        </button>
      </form>
      <p id={counterId} className="text-right text-xs text-ink-mid tabular-nums">
        {left <= nearTheEnd && chatTexts.left(left)}
      </p>
    </div>
  );
}

/** As high as what is written in it, up to its greatest height. */
function useGrowing(inputRef: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.style.height = 'auto';
    // The border stands around what scrolls.
    input.style.height = `${input.scrollHeight + 2}px`;
  });
}

/** A disabled field lets go of the focus; it comes back with the answer, unless it went elsewhere or would call up keys. */
function useFocusBack(inputRef: RefObject<HTMLTextAreaElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (!isDone || !matchMedia('(hover: hover)').matches) return;
    const { activeElement } = document;
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (!isElsewhere || activeElement instanceof HTMLDialogElement) inputRef.current?.focus();
  }, [inputRef, isBusy]);
}
