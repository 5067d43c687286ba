/** A dialog over the whole screen. */
import { useId, type ReactNode } from 'react';
import { buttonStyles } from './button-styles.ts';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';

interface FullScreenDialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

export function FullScreenDialog({ title, closeLabel, onClose, className, children }: FullScreenDialogProps) {
  const modal = useModal(onClose);
  const titleId = useId();
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
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
