/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

export function useModal(onClose: () => void) {
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

  return {
    ref: dialogRef,
    // React lets the closing of a dialog inside this one come by here too.
    onClose: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
