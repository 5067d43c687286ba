/** One thing said, as it stands in the log: the visitor's to the right, the bot's to the left. */
import { memo, Suspense, type ReactNode } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';
import { BotBubble } from './bot-bubble.tsx';
import { browserChat } from './browser-chat.ts';
import type { BotAnswer, ChatEntry } from './chat-state.ts';
import { chatTexts } from './chat-texts.ts';
import { hideUnfinished } from './hide-unfinished.ts';
import { LazyReply } from './lazy-reply.tsx';
import { usePlace } from './use-place.ts';

export const ChatEntryView = memo(function ChatEntryView({ entry }: { entry: ChatEntry }) {
  if (entry.from === 'note') return <Note text={entry.text} />;
  if (entry.from === 'visitor') {
    return (
      <Said by={chatTexts.you}>
        <VisitorBubble text={entry.text} />
      </Said>
    );
  }
  return (
    <Said by={chatTexts.bot}>
      {entry.from === 'trouble' ? <Trouble {...entry} /> : <WholeReply reply={entry} />}
    </Said>
  );
});

/** What has come so far is seen and not read out: the whole is, once, when it takes the place of this. */
export function ComingReply({ reply }: { reply: BotAnswer }) {
  const text = hideUnfinished(reply.text);
  if (text === '') {
    return (
      <Said by={chatTexts.bot}>
        <Thinking />
      </Said>
    );
  }
  return (
    <div inert aria-hidden="true">
      <Said by={chatTexts.bot}>
        <WholeReply reply={{ ...reply, text }} />
      </Said>
    </div>
  );
}

export function Note({ text }: { text: string }) {
  return <p className="text-center text-xs text-ink-soft">{text}</p>;
}

/** Relative, so that what is only there for screen readers scrolls along. */
function Said({ by, children }: { by: string; children: ReactNode }) {
  return (
    <div data-said className="relative flex flex-col gap-3">
      <span className="sr-only">{by} </span>
      {children}
    </div>
  );
}

function VisitorBubble({ text }: { text: string }) {
  return (
    <div className="max-w-4/5 self-end rounded-lg rounded-br-none border border-light/40 px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap">
      {text}
    </div>
  );
}

function Thinking() {
  return (
    <BotBubble className="animate-pulse-slow">
      <p className="text-ink-mid">{chatTexts.thinking}</p>
    </BotBubble>
  );
}

function WholeReply({ reply }: { reply: BotAnswer }) {
  return (
    <Suspense fallback={<Thinking />}>
      <LazyReply reply={reply} />
    </Suspense>
  );
}

function Trouble({ text, canTryAgain }: { text: string; canTryAgain: boolean }) {
  const place = usePlace();
  return (
    <>
      <BotBubble className="border-l-4 border-l-bad">{text}</BotBubble>
      {canTryAgain && (
        <button
          type="button"
          onClick={() => browserChat.tryAgain(place)}
          className={`${buttonStyles.quiet} self-start`}
        >
          {chatTexts.tryAgain}
        </button>
      )}
    </>
  );
}
