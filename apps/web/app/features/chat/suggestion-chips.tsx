/** Short messages that send themselves when they are pressed: examples to begin with, then what the bot suggests. */
import { browserChat, useChat } from './browser-chat.ts';
import type { ChatState } from './chat-state.ts';
import { chatTexts } from './chat-texts.ts';
import { usePlace } from './use-place.ts';

/** More would take the log's room. */
const mostAtTheFoot = 3;

/** Under the greeting, while nothing was asked. They stand in the log, and are not read out as news of it. */
export function ExampleChips() {
  const { tmdbId } = usePlace();
  return (
    <Chips
      texts={tmdbId === undefined ? chatTexts.examples : chatTexts.filmExamples}
      className="flex-wrap"
      chipClassName="min-h-11 text-left text-sm"
    />
  );
}

/** Above the input, in sight however long the reply is: one row that scrolls sideways, so that the log keeps its room. */
export function NextChips() {
  const state = useChat();
  const { tmdbId } = usePlace();
  const texts = nextMessages(state, tmdbId);
  if (texts.length === 0) return null;
  return (
    <Chips
      key={texts.join()}
      texts={texts}
      className="chat-chips -mx-4 no-scrollbar overflow-x-auto px-4 pt-1 pb-3"
      chipClassName="min-h-9 shrink-0 text-xs whitespace-nowrap"
    />
  );
}

interface ChipsProps {
  texts: readonly string[];
  className: string;
  chipClassName: string;
}

function Chips({ texts, className, chipClassName }: ChipsProps) {
  const place = usePlace();
  return (
    <div
      role="group"
      aria-label={chatTexts.suggestions}
      aria-live="off"
      className={`flex gap-2 noscript:hidden ${className}`}
    >
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => browserChat.ask(text, place)}
          className={`inline-flex items-center rounded-full border border-line px-4 text-ink transition-colors duration-150 hover:border-light hover:text-light-pale ${chipClassName}`}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** What the bot suggests, after the film that the visitor has gone to meanwhile. */
function nextMessages({ entries, coming, askedFrom }: ChatState, tmdbId?: number): readonly string[] {
  const last = entries.at(-1);
  if (coming || last?.from !== 'bot') return [];
  const isElsewhere = tmdbId !== undefined && tmdbId !== askedFrom;
  const texts = isElsewhere ? [chatTexts.moreLikeThis, ...last.suggestions] : last.suggestions;
  return [...new Set(texts)].slice(0, mostAtTheFoot);
}
