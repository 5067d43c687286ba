/** Sign-in with Google in a window of its own, or on this page where the browser blocks windows. */
import { googleChannel, type GoogleNews, type GoogleOutcome } from '@kinora/contracts/session';
import { browserSession } from '../browser-session.ts';
import { googleAddress } from './google-addresses.ts';
import { type AttemptParts, watchAttempt } from './google-attempt.ts';

/** One attempt at a time: the next click takes the window over. */
let forgetLast: () => void = () => undefined;

/**
 * Call it in the click itself, or the browser blocks the window, and keep the button working meanwhile: another click
 * begins anew. Resolves with how it ended; never where this page is being left or a newer click took over.
 */
export function signInWithGoogle(returnTo: string): Promise<GoogleOutcome> {
  forgetLast();
  const attempt = crypto.getRandomValues(new Uint32Array(3)).join('-');
  const popup = openPopup(googleAddress('popup', returnTo, attempt));
  return new Promise((settle) => {
    if (!popup) {
      location.assign(googleAddress('redirect', returnTo, attempt));
      return;
    }
    let hasEnded = false;
    forgetLast = watchAttempt(attempt, partsOf(popup), (outcome) => {
      if (hasEnded) joinLate(outcome);
      hasEnded = true;
      settle(outcome);
    });
  });
}

/** The window seemed closed, and still somebody signed in with it. */
function joinLate({ outcome }: GoogleOutcome): void {
  // What goes wrong here is logged by the call; the user has been told to try again.
  if (outcome === 'signed-in') void browserSession.look();
}

const size = { width: 480, height: 640 };

/** In the middle of this window; null where the browser blocks it. */
function openPopup(address: string): Window | null {
  const left = Math.round(screenX + Math.max(0, outerWidth - size.width) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - size.height) / 2);
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  const popup = open(address, 'kinora-google', features);
  popup?.focus();
  return popup;
}

function partsOf(popup: Window): AttemptParts {
  return {
    popup,
    listen(hear) {
      const channel = new BroadcastChannel(googleChannel);
      channel.addEventListener('message', ({ data }: MessageEvent<GoogleNews>) => hear(data));
      return () => channel.close();
    },
    tick(look) {
      const timer = setInterval(look, 250);
      return () => clearInterval(timer);
    },
    isFocused: () => document.hasFocus(),
    now: () => performance.now(),
  };
}
