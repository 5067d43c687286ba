/** Name, email and password for a new account; what came of it is said on the login page. */
import { accounts } from '@kinora/contracts/limits';
import { Link, useLocation, useNavigate } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { sessionCalls } from './browser-session.ts';
import { checkRegistration } from './form-checks.ts';
import { FormField, PasswordField } from './form-field.tsx';
import { FormStatus } from './form-status.tsx';
import { GoogleButton } from './google-button.tsx';
import type { LoginState } from './login-state.ts';
import { sessionMessages, statusOf } from './session-messages.ts';
import { sessionTexts } from './session-texts.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm, type FormAction } from './use-account-form.ts';

export function RegisterForm() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const form = useAccountForm();

  const register: FormAction = {
    check: checkRegistration,
    async send({ name = '', email = '', password = '' }) {
      await sessionCalls.register({ name: name.trim(), email: email.trim(), password });
      const state: LoginState = { status: statusOf(sessionMessages.verificationSent), email: email.trim() };
      await navigate(`/login${search}`, { state });
      return undefined;
    },
  };

  return (
    <>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void form.perform(event, register)}
        className="space-y-6"
      >
        <FormField
          label={sessionTexts.name}
          name="name"
          type="text"
          autoComplete="name"
          maxLength={accounts.maximumNameLength}
          required
          errorId={form.errorIdOf('name')}
        />
        <FormField
          label={sessionTexts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          errorId={form.errorIdOf('email')}
        />
        <PasswordField
          name="password"
          autoComplete="new-password"
          hint={sessionTexts.passwordHint}
          required
          errorId={form.errorIdOf('password')}
        />
        <FormStatus id={form.statusId} status={form.status} />
        <SubmitButton isBusy={form.isBusy} className="w-full">
          {sessionTexts.signUp}
        </SubmitButton>
      </form>
      <GoogleButton onStatus={form.show} />
      <p className="mt-8 text-center text-sm text-ink-mid">
        {sessionTexts.haveAccount}{' '}
        <Link to={`/login${search}`} className={`${buttonStyles.link} inline-block py-2`}>
          {sessionTexts.signIn}
        </Link>
      </p>
    </>
  );
}
