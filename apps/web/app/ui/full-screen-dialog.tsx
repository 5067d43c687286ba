/** A dialog over the whole screen: the browser's own, which keeps the focus inside, closes on Escape and gives it back. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface FullScreenDialogProps {
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

export function FullScreenDialog({ labelledBy, onClose, children }: FullScreenDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);

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
      aria-labelledby={labelledBy}
      // React lets the closing of a dialog inside this one come by here too.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      className="fixed inset-0 size-full overflow-y-auto overscroll-contain bg-ground text-ink open:animate-fade backdrop:bg-ground"
    >
      {children}
    </dialog>
  );
}
