/** Where the link of a reset mail leads: a new password for those who forgot theirs. */
import { useNavigate } from 'react-router';
import { AccountPage } from './account-page.tsx';
import { sessionCalls } from './browser-session.ts';
import { checkNewPassword } from './form-checks.ts';
import { PasswordField } from './form-field.tsx';
import { FormStatus } from './form-status.tsx';
import { LinkNotice } from './link-notice.tsx';
import type { LoginState } from './login-state.ts';
import { useLinkToken } from './mail-link.ts';
import { sessionMessages } from './session-messages.ts';
import { sessionTexts } from './session-texts.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm, type FormAction } from './use-account-form.ts';

export function NewPassword() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const form = useAccountForm();

  if (token === null) return <LinkNotice title={sessionTexts.newPassword} line={sessionTexts.linkMissing} />;
  if (form.code === 'link-not-valid') {
    return <LinkNotice title={sessionTexts.linkNotValid} line={sessionTexts.resetLinkHelp} />;
  }

  const save: FormAction = {
    check: checkNewPassword,
    async send({ password = '' }) {
      const email = await sessionCalls.setNewPassword(token ?? '', password);
      const state: LoginState = { status: { text: sessionMessages.passwordSet, tone: 'good' }, email };
      await navigate('/login', { replace: true, state });
      return undefined;
    },
  };

  return (
    <AccountPage title={sessionTexts.newPassword} line={sessionTexts.newPasswordLine}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void form.perform(event, save)}
        className="space-y-6"
      >
        <PasswordField
          label={sessionTexts.newPasswordField}
          name="password"
          autoComplete="new-password"
          hint={sessionTexts.passwordHint}
          required
          errorId={form.errorIdOf('password')}
        />
        <FormStatus id={form.statusId} status={form.status} />
        <SubmitButton isBusy={form.isBusy || token === undefined} className="w-full">
          {sessionTexts.savePassword}
        </SubmitButton>
      </form>
    </AccountPage>
  );
}
