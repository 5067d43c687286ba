/** The addresses that a sign-in with Google leaves by and comes back to. */
import type { GoogleOutcome } from '@kinora/contracts/session';
import { readReturnTo } from '../return-to.ts';
import { failedWith } from './google-messages.ts';

export interface GoogleReturn {
  outcome: GoogleOutcome;
  isPopup: boolean;
  /** Of the page that opened the popup; empty without one. */
  attempt: string;
  /** A page of this site. */
  returnTo: string;
}

export function googleAddress(way: 'popup' | 'redirect', returnTo: string, attempt: string): string {
  return `/identity/google?${new URLSearchParams({ as: way, returnTo, attempt }).toString()}`;
}

/** What stands in the fragment of `/google-return`. Anybody can write one, so nothing of it is believed unread. */
export function readGoogleReturn(fragment: string): GoogleReturn {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  const wanted = new URLSearchParams({ returnTo: parameters.get('returnTo') ?? '/' });
  const returnTo = readReturnTo(wanted.toString());
  return {
    outcome: readGoogleOutcome(parameters.get('outcome'), returnTo),
    isPopup: parameters.get('as') === 'popup',
    attempt: parameters.get('attempt') ?? '',
    returnTo,
  };
}

function readGoogleOutcome(json: string | null, returnTo: string): GoogleOutcome {
  const { outcome, code, needsName } = parseObject(json);
  if (outcome === 'signed-in') return { outcome, needsName: needsName === true, returnTo };
  return failedWith(typeof code === 'string' ? code : '');
}

function parseObject(json: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json ?? '');
    // Every field is checked before it is used.
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    // No JSON is no outcome.
    return {};
  }
}
