/** A dialog over the whole screen: the browser's own, which keeps the focus inside, closes on Escape and gives it back. */
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { buttonStyles } from './button-styles.ts';
import { Icon } from './icon.tsx';

interface FullScreenDialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

export function FullScreenDialog({ title, closeLabel, onClose, className, children }: FullScreenDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Opened before the effects of what is inside, so that a field inside can take the focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      dialog?.close();
      // A dialog below this one still covers the page.
      if (!document.querySelector('dialog[open]'))
        document.documentElement.classList.remove('overflow-hidden');
    };
  }, []);

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      // React lets the closing of a dialog inside this one come by here too.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      className="fixed inset-0 size-full overflow-y-auto overscroll-contain bg-ground text-ink open:animate-fade backdrop:bg-ground"
    >
      <div className={className}>
        <div className="flex items-center justify-between gutter pt-3 pb-2">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className={`${buttonStyles.icon} -mr-2.5`}
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
