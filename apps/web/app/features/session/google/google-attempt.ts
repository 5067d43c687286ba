/**
 * One sign-in through a popup, until its answer comes. `closed` of a window is never believed alone: with COOP at the
 * provider it reads true while the user is still choosing an account.
 */
import { googlePopup } from '@kinora/contracts/limits';
import type { GoogleNews, GoogleOutcome } from '@kinora/contracts/session';
import { failedWith } from './google-messages.ts';

export interface AttemptParts {
  popup: { readonly closed: boolean; close: () => void };
  /** Calls back with what popups tell; returns the way to stop. */
  listen: (hear: (news: GoogleNews) => void) => () => void;
  /** Calls back now and then; returns the way to stop. */
  tick: (look: () => void) => () => void;
  isFocused: () => boolean;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

/**
 * `onEnd` is called once more when a popup that counted as canceled answers after all. Returns the way to forget the
 * attempt.
 */
export function watchAttempt(
  attempt: string,
  { popup, listen, tick, isFocused, now }: AttemptParts,
  onEnd: (outcome: GoogleOutcome) => void,
): () => void {
  let aloneSince: number | undefined;

  const stopListening = listen((news) => {
    // Another page's popup may fail without ours failing; who signs in there is signed in here too.
    if (news.attempt !== attempt && news.end.outcome === 'failed') return;
    stop();
    popup.close();
    onEnd(news.end);
  });

  const stopTicking = tick(() => {
    if (!popup.closed || !isFocused()) {
      aloneSince = undefined;
      return;
    }
    aloneSince ??= now();
    if (now() - aloneSince < googlePopup.graceAfterClosing) return;
    stopTicking();
    onEnd(failedWith('canceled'));
  });

  function stop(): void {
    stopTicking();
    stopListening();
  }

  return stop;
}
