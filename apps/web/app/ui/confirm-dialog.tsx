/** Asks once before something that cannot be undone. */
import { useState } from 'react';
import { buttonStyles } from './button-styles.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  warning: string;
  cancel: string;
  confirm: string;
  /** Said where it did not work. */
  failed: string;
  onClose: () => void;
  /** Resolves with whether it is done; where not, the dialog stays for another try. */
  onConfirm: () => Promise<boolean>;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, warning, cancel, confirm, failed, onClose, onConfirm } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const carryOut = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const isDone = await onConfirm();
    setIsBusy(false);
    setHasFailed(!isDone);
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={buttonStyles.quiet} onClick={onClose}>
            {cancel}
          </button>
          <button type="button" className={buttonStyles.danger} aria-disabled={isBusy} onClick={carryOut}>
            {confirm}
          </button>
        </>
      }
    >
      <p className="pb-4 text-ink-mid">{warning}</p>
      {/* The message outside says why; while a dialog is open, only what is inside is read out. */}
      {hasFailed && (
        <p role="alert" className="pb-4 text-bad">
          {failed}
        </p>
      )}
    </Dialog>
  );
}
