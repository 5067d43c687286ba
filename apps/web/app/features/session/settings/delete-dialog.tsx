/** Asks once more, and for the password, before an account is deleted. */
import { useEffect, useId, useRef, useState } from 'react';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { showToast } from '../../../ui/toast.ts';
import { browserSession, sessionCalls } from '../browser-session.ts';
import { PasswordField } from '../form-field.tsx';
import { FormStatus } from '../form-status.tsx';
import { GoogleButton } from '../google-button.tsx';
import { failureCode } from '../session-messages.ts';
import { SubmitButton } from '../submit-button.tsx';
import { useAccountForm, type FormAction, type FormValues } from '../use-account-form.ts';
import { settingsTexts } from './settings-texts.ts';

interface DeleteDialogProps {
  hasPassword: boolean;
  email: string;
  onClose: () => void;
}

export function DeleteDialog({ hasPassword, email, onClose }: DeleteDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const form = useAccountForm();
  const [mustSignIn, setMustSignIn] = useState(false);
  useEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const deleteForGood: FormAction = {
    check: hasPassword ? checkPassword : () => undefined,
    async send({ currentPassword }) {
      await sessionCalls.deleteAccount(hasPassword ? currentPassword : undefined).catch((cause: unknown) => {
        if (failureCode(cause) === 'sign-in-again') setMustSignIn(true);
        throw cause;
      });
      await showToast('success', settingsTexts.deleted);
      await browserSession.leave();
      return undefined;
    },
  };

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised p-6 text-ink shadow-2xl open:animate-rise backdrop:bg-black/60"
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => void form.perform(event, deleteForGood)}
        className="space-y-6"
      >
        <h2 id={titleId} className="text-lg">
          {settingsTexts.deletionTitle}
        </h2>
        <p className="text-sm text-ink-mid">{settingsTexts.deletionWarning}</p>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        {hasPassword && (
          <PasswordField
            label={settingsTexts.deletionPassword}
            name="currentPassword"
            autoComplete="current-password"
            required
            errorId={form.errorIdOf('currentPassword')}
          />
        )}
        <FormStatus id={form.statusId} status={form.status} />
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className={buttonStyles.quiet} onClick={() => dialogRef.current?.close()}>
            {settingsTexts.cancel}
          </button>
          <SubmitButton isBusy={form.isBusy} kind="danger">
            {settingsTexts.deleteForGood}
          </SubmitButton>
        </div>
      </form>
      {mustSignIn && <GoogleButton onStatus={form.show} />}
    </dialog>
  );
}

function checkPassword({ currentPassword = '' }: FormValues) {
  if (currentPassword !== '') return undefined;
  return { text: settingsTexts.deletionPasswordMissing, field: 'currentPassword' };
}
