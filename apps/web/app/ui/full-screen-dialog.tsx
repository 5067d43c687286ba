/** A dialog over the whole screen: the browser's own, which keeps the focus inside, closes on Escape and gives it back. */
import { useEffect, useRef, type ReactNode } from 'react';

interface FullScreenDialogProps {
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

export function FullScreenDialog({ labelledBy, onClose, children }: FullScreenDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      document.documentElement.classList.remove('overflow-hidden');
      dialog?.close();
    };
  }, []);

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={labelledBy}
      onClose={onClose}
      className="fixed inset-0 size-full overflow-y-auto overscroll-contain bg-ground text-ink open:animate-fade backdrop:bg-ground"
    >
      {children}
    </dialog>
  );
}
