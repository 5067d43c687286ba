/** A dialog over a part of the screen: in the middle of a wide one, a sheet at the foot of a phone's. */
import { useId, type ReactNode } from 'react';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** What ends it, at the foot, always in sight. */
  actions: ReactNode;
}

export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const modal = useModal(onClose);
  const titleId = useId();
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      // A press beside the sheet lands on the dialog itself: what it shows fills it.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      className="fixed inset-x-0 top-auto bottom-0 max-h-[88dvh] w-full rounded-t-xl border border-line bg-raised text-ink shadow-2xl backdrop:bg-black/60 open:animate-rise low:max-h-dvh sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(40rem,88dvh)] sm:w-[27rem] sm:rounded-xl"
    >
      <div className="flex max-h-[inherit] flex-col low:block low:overflow-y-auto">
        <h2 id={titleId} className="px-6 pt-6 pb-1 text-lg wrap-anywhere">
          {title}
        </h2>
        <div className="grow overflow-y-auto overscroll-contain px-6 py-2 low:overflow-visible">
          {children}
        </div>
        <div className="flex justify-end gap-3 border-t border-line px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {actions}
        </div>
      </div>
    </dialog>
  );
}
