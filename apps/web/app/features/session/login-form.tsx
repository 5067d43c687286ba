/** Email and password, the way back for those who forgot theirs, and Google. */
import { Link, useLocation } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { browserSession, sessionCalls } from './browser-session.ts';
import { checkLogin, checkReset } from './form-checks.ts';
import { FormField, PasswordField } from './form-field.tsx';
import { FormStatus } from './form-status.tsx';
import { GoogleButton } from './google-button.tsx';
import { useLoginState } from './login-state.ts';
import { sendResetMail, sendVerificationMail } from './mail-requests.ts';
import { sessionTexts } from './session-texts.ts';
import { SubmitButton } from './submit-button.tsx';
import { useAccountForm, type FormAction, type FormValues } from './use-account-form.ts';

/** The page goes on by itself when the session begins. */
const logIn: FormAction = {
  check: checkLogin,
  async send(values) {
    await browserSession.begin(await sessionCalls.logIn(credentialsOf(values)));
    return undefined;
  },
};

const forgotPassword: FormAction = {
  check: checkReset,
  send: ({ email = '' }) => sendResetMail(email.trim()),
};

const sendMailAgain: FormAction = {
  check: checkLogin,
  send: (values) => sendVerificationMail(credentialsOf(values)),
};

function credentialsOf({ email = '', password = '' }: FormValues) {
  return { email: email.trim(), password };
}

export function LoginForm() {
  const { search } = useLocation();
  const handedOver = useLoginState();
  const form = useAccountForm(handedOver.status);
  return (
    <>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void form.perform(event, logIn)}
        className="space-y-6"
      >
        <FormField
          label={sessionTexts.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={handedOver.email}
          errorId={form.errorIdOf('email')}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          required
          errorId={form.errorIdOf('password')}
        />
        <FormStatus id={form.statusId} status={form.status} />
        {form.code === 'email-not-verified' && (
          <button
            type="button"
            className={`${buttonStyles.quiet} w-full`}
            onClick={(event) => void form.perform(event, sendMailAgain)}
          >
            {sessionTexts.sendAgain}
          </button>
        )}
        <SubmitButton isBusy={form.isBusy} className="w-full">
          {sessionTexts.signIn}
        </SubmitButton>
        <div className="text-center">
          <button
            type="button"
            disabled={form.isBusy}
            className={`${buttonStyles.link} min-h-11 px-3 text-sm`}
            onClick={(event) => void form.perform(event, forgotPassword)}
          >
            {sessionTexts.forgotPassword}
          </button>
        </div>
      </form>
      <GoogleButton onStatus={form.show} />
      <p className="mt-8 text-center text-sm text-ink-mid">
        {sessionTexts.newHere}{' '}
        <Link to={`/register${search}`} className={`${buttonStyles.link} inline-block py-2`}>
          {sessionTexts.createAccount}
        </Link>
      </p>
    </>
  );
}
