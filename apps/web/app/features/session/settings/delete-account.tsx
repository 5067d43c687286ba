/** The end of an account, asked for twice: once here, once in a dialog that wants the password. */
import { useState } from 'react';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { settingsTexts } from './settings-texts.ts';

interface DeleteAccountProps {
  /** Undefined until it is known. */
  hasPassword: boolean | undefined;
  email: string;
}

export function DeleteAccount({ hasPassword, email }: DeleteAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={hasPassword === undefined}
        className={buttonStyles.danger}
        onClick={() => setIsOpen(true)}
      >
        {settingsTexts.deleteAccount}
      </button>
      {isOpen && hasPassword !== undefined && (
        <DeleteDialog hasPassword={hasPassword} email={email} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
