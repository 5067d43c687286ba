/** The way in with Google. It can be pressed again while its window is open: that begins anew. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { browserSession } from './browser-session.ts';
import { signInWithGoogle } from './google/sign-in-with-google.ts';
import { readReturnTo } from './return-to.ts';
import { sentenceFor, statusOf, type Status } from './session-messages.ts';
import { sessionTexts } from './session-texts.ts';
import { Turning } from './submit-button.tsx';

/** Where the sign-in worked, the session begins, and the page around goes on by itself. */
async function signIn(returnTo: string): Promise<Status | undefined> {
  const outcome = await signInWithGoogle(returnTo);
  if (outcome.outcome === 'failed') return statusOf(outcome.message);
  await browserSession.join();
}

interface GoogleButtonProps {
  /** What came of it stands where the form beside it says what came of itself. */
  onStatus: (status: Status | undefined) => void;
}

export function GoogleButton({ onStatus }: GoogleButtonProps) {
  const { search } = useLocation();
  const [isBusy, setIsBusy] = useState(false);

  async function press(): Promise<void> {
    setIsBusy(true);
    onStatus(undefined);
    onStatus(await signIn(readReturnTo(search)).catch((cause: unknown) => statusOf(sentenceFor(cause))));
    setIsBusy(false);
  }

  return (
    <div className="mt-6 space-y-4">
      <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {sessionTexts.or}
      </p>
      <button
        type="button"
        aria-busy={isBusy || undefined}
        onClick={() => void press()}
        className={`${buttonStyles.quiet} min-h-12 w-full`}
      >
        {isBusy ? <Turning /> : <GoogleMark />}
        {sessionTexts.google}
      </button>
    </div>
  );
}

/** One colour, like everything here that is not the accent. */
function GoogleMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      aria-hidden="true"
    >
      <path d="M18.2 6.3a8.2 8.2 0 1 0 2 5.7h-8" />
    </svg>
  );
}
