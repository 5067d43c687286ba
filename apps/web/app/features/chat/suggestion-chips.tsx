/** Short messages that send themselves when they are pressed. They stand in the log, and are not read out with it. */
import { browserChat } from './browser-chat.ts';
import { chatTexts } from './chat-texts.ts';
import { usePlace } from './use-place.ts';

export function SuggestionChips({ texts }: { texts: readonly string[] }) {
  const place = usePlace();
  if (texts.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={chatTexts.suggestions}
      aria-live="off"
      className="flex flex-wrap gap-2 noscript:hidden"
    >
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          onClick={() => browserChat.ask(text, place)}
          className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-left text-sm text-ink transition-colors duration-150 hover:border-light hover:text-light-pale"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
