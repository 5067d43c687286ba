/** Where the link of a verification mail leads: the page sends the token itself, so that nothing that only reads the link uses it up. */
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { sessionCalls } from './browser-session.ts';
import type { LoginState } from './login-state.ts';
import { LinkNotice } from './link-notice.tsx';
import { useLinkToken } from './mail-link.ts';
import { failureCode, sentenceFor, sessionMessages } from './session-messages.ts';
import { sessionTexts } from './session-texts.ts';

type Verification =
  | { step: 'waiting' }
  | { step: 'verified'; email: string }
  | { step: 'not-valid' }
  | { step: 'failed'; message: string };

export function VerifyEmail() {
  const token = useLinkToken();
  const [verification, setVerification] = useState<Verification>({ step: 'waiting' });

  useEffect(() => {
    if (typeof token === 'string') void verify(token).then(setVerification);
  }, [token]);

  if (token === null) return <LinkNotice title={sessionTexts.verifyEmail} line={sessionTexts.linkMissing} />;
  switch (verification.step) {
    case 'waiting':
      return <Checking />;
    case 'verified':
      return <Verified email={verification.email} />;
    case 'not-valid':
      return <LinkNotice title={sessionTexts.linkNotValid} line={sessionTexts.verifyLinkHelp} />;
    case 'failed':
      return (
        <Failed
          message={verification.message}
          onRetry={() => {
            setVerification({ step: 'waiting' });
            if (typeof token === 'string') void verify(token).then(setVerification);
          }}
        />
      );
  }
}

async function verify(token: string): Promise<Verification> {
  try {
    return { step: 'verified', email: await sessionCalls.verify(token) };
  } catch (cause) {
    if (failureCode(cause) === 'link-not-valid') return { step: 'not-valid' };
    return { step: 'failed', message: sentenceFor(cause) };
  }
}

function Checking() {
  return (
    <div className="grid min-h-[50svh] place-items-center">
      <h1 className="sr-only">{sessionTexts.verifyEmail}</h1>
      <Spinner label={sessionTexts.checkingLink} />
    </div>
  );
}

function Verified({ email }: { email: string }) {
  const state: LoginState = { email };
  return (
    <Notice
      picture="ticket"
      level={1}
      title={sessionTexts.verifiedTitle}
      action={
        <Link to="/login" state={state} className={buttonStyles.primary}>
          {sessionTexts.signIn}
        </Link>
      }
    >
      <p role="status" className="text-good">
        {sessionMessages.verified}
      </p>
    </Notice>
  );
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice
      picture="screen"
      level={1}
      title={sessionTexts.linkFailed}
      action={
        <button type="button" className={buttonStyles.primary} onClick={onRetry}>
          {sessionTexts.tryAgain}
        </button>
      }
    >
      <p role="alert" className="text-bad">
        {message}
      </p>
    </Notice>
  );
}
