/** A new password for those who know their old one. */
import { sessionCalls } from '../browser-session.ts';
import { checkPasswordChange } from '../form-checks.ts';
import { PasswordField } from '../form-field.tsx';
import { FormStatus } from '../form-status.tsx';
import { sessionTexts } from '../session-texts.ts';
import { SubmitButton } from '../submit-button.tsx';
import { useAccountForm, type FormAction } from '../use-account-form.ts';
import { settingsTexts } from './settings-texts.ts';

export function PasswordForm({ email }: { email: string }) {
  const form = useAccountForm();
  const change: FormAction = {
    check: checkPasswordChange,
    async send({ currentPassword = '', password = '' }, sent) {
      await sessionCalls.changePassword(currentPassword, password);
      sent.reset();
      return { text: settingsTexts.passwordChanged, tone: 'good' };
    },
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.perform(event, change)}
      className="space-y-6"
    >
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={settingsTexts.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        required
        errorId={form.errorIdOf('currentPassword')}
      />
      <PasswordField
        label={settingsTexts.newPassword}
        name="password"
        autoComplete="new-password"
        hint={sessionTexts.passwordHint}
        required
        errorId={form.errorIdOf('password')}
      />
      <FormStatus id={form.statusId} status={form.status} />
      <SubmitButton isBusy={form.isBusy} kind="quiet">
        {settingsTexts.changePassword}
      </SubmitButton>
    </form>
  );
}
