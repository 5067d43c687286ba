/** The keys, at `?` and at the foot of every page, and the choice to do without them. */
import { lazy, Suspense, useState } from 'react';
import { useShortcut } from '../ui/use-shortcut.ts';
import { shellTexts } from './shell-texts.ts';

const loadDialog = () => import('./shortcuts-dialog.tsx');
const ShortcutsDialog = lazy(async () => ({ default: (await loadDialog()).ShortcutsDialog }));

export function ShortcutsHelp({ className }: { className: string }) {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut('?', () => setIsOpen(true));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => setIsOpen(true)}
        className={`${className} needs-script hoverless:hidden`}
      >
        {shellTexts.shortcuts}
      </button>
      {isOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
