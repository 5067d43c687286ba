/** The conversation as a page of its own. */
import { useRef } from 'react';
import { chatTexts } from '../features/chat/chat-texts.ts';
import { Composer } from '../features/chat/composer.tsx';
import { MessageLog } from '../features/chat/message-log.tsx';
import { StartOverButton } from '../features/chat/start-over-button.tsx';
import { useKeyboardRoom } from '../features/chat/use-keyboard-room.ts';
import { PageHead } from '../shell/page-head.tsx';

export function Component() {
  const pageRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  useKeyboardRoom(pageRef);
  return (
    <>
      <PageHead title={chatTexts.title} description={chatTexts.description} path="/chatbot" />
      <div ref={pageRef} className="chat-page">
        <div className="flex items-center justify-between gap-4 px-4 pb-3">
          <h1 className="text-base sm:text-lg md:text-xl">{chatTexts.title}</h1>
          <StartOverButton />
        </div>
        <MessageLog />
        <p className="px-4 pb-5 text-sm text-ink-mid not-noscript:hidden">{chatTexts.needsScripts}</p>
        <Composer inputRef={inputRef} />
      </div>
    </>
  );
}
