/** How somebody came to sign in with Google, and the address that tells the browser how it ended. */
import type { GoogleOutcome } from '@kinora/contracts/session';
import { ownPathOr } from './own-path.ts';

export interface GoogleWay {
  /** Whether a window of its own was opened for it. */
  as: 'popup' | 'redirect';
  /** A path of this site. */
  returnTo: string;
  /** What the page calls this attempt; empty where it has no name. */
  attempt: string;
}

export function readWay(parameters: URLSearchParams): GoogleWay {
  return {
    as: parameters.get('as') === 'popup' ? 'popup' : 'redirect',
    returnTo: ownPathOr(parameters.get('returnTo')),
    attempt: readAttempt(parameters.get('attempt')),
  };
}

/**
 * A state that nobody can guess. The way stands in it too, unprotected: an answer whose cookie is gone still finds the
 * page that waits for it, to say that it failed.
 */
export function stateFor(random: string, { as, attempt }: GoogleWay): string {
  return [random, as, attempt].join('.');
}

export function wayOfState(state: string | null): GoogleWay {
  const [, as, attempt] = (state ?? '').split('.');
  return { as: as === 'popup' ? 'popup' : 'redirect', returnTo: '/', attempt: readAttempt(attempt ?? null) };
}

/** The outcome stands in the fragment, which browsers send to nobody. */
export function returnAddress(publicUrl: string, outcome: GoogleOutcome, way: GoogleWay): string {
  const { as, returnTo, attempt } = way;
  const parameters = new URLSearchParams({ outcome: JSON.stringify(outcome), as, returnTo, attempt });
  return `${publicUrl}/google-return#${parameters.toString()}`;
}

function readAttempt(attempt: string | null): string {
  return attempt !== null && /^[\w-]{1,64}$/.test(attempt) ? attempt : '';
}
