/** The round button that opens the chatbot over any page. Without scripts, and until they are there, it is a link to its page. */
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { chatButtonTexts } from './chat-button-texts.ts';

const page = '/chatbot';
const loadPanel = () => import('./chat-panel.tsx');

/** Where the panel cannot be loaded, the page may: a new version of the site has other files. */
const ChatPanel = lazy<(props: { onClose: () => void }) => ReactNode>(() =>
  loadPanel().then(
    (loaded) => ({ default: loaded.ChatPanel }),
    () => {
      location.assign(page);
      return { default: () => null };
    },
  ),
);

/** It is loaded again, and its failure dealt with, when it is opened. */
function prepare(): void {
  loadPanel().catch(() => undefined);
}

export function ChatButton() {
  const { key, pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  // There the conversation is the page.
  if (pathname === page) return null;
  const open = (event: MouseEvent) => {
    // A new tab or window gets the page.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpenedAt(key);
  };
  return (
    <aside aria-label={chatButtonTexts.place}>
      <a
        href={page}
        role="button"
        aria-label={chatButtonTexts.open}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setOpenedAt(key);
        }}
        className="chat-button"
      >
        <Icon name="chat" className="size-7" />
      </a>
      {/* It belongs to the place where it was opened: going anywhere closes it. */}
      {openedAt === key && (
        <Suspense
          fallback={
            <span className="chat-button pointer-events-none animate-turn border-2 border-t-light bg-transparent" />
          }
        >
          <ChatPanel onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      )}
    </aside>
  );
}
