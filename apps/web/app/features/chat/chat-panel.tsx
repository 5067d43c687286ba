/** The chatbot over a page: beside its button on wide screens, a sheet at the foot of a phone's. Loaded when first opened. */
import { useEffect, useId, useRef } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { chatTexts } from './chat-texts.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { StartOverButton } from './start-over-button.tsx';
import { useKeyboardRoom } from './use-keyboard-room.ts';

export function ChatPanel({ onClose }: { onClose: () => void }) {
  const modal = useModal(onClose);
  const titleId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  useKeyboardRoom(modal.ref);
  // Where fingers type, the keys would come up by themselves and cover what the bot says.
  useEffect(() => (matchMedia('(hover: hover)').matches ? inputRef : headingRef).current?.focus(), []);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      // A press beside the panel lands on the dialog itself: what it shows fills it.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      className="chat-panel overflow-hidden rounded-t-xl border border-line bg-raised text-ink shadow-2xl backdrop:bg-black/60 open:animate-rise md:rounded-xl"
    >
      <div className="flex h-full flex-col overflow-y-auto">
        <div className="flex items-center gap-1 border-b border-line py-2 pr-1 pl-4">
          <h2
            ref={headingRef}
            id={titleId}
            tabIndex={-1}
            className="grow text-sm tracking-tight outline-none"
          >
            {chatTexts.title}
          </h2>
          <StartOverButton />
          <button type="button" aria-label={chatTexts.close} onClick={onClose} className={buttonStyles.icon}>
            <Icon name="close" />
          </button>
        </div>
        <MessageLog />
        <Composer inputRef={inputRef} />
      </div>
    </dialog>
  );
}
