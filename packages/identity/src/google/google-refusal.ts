/** Why a sign-in with Google came to nothing: a code for the page, a reason for the log. */
import { type FailureCode, isFailure } from '@kinora/contracts/failure';
import { AuthorizationResponseError } from 'openid-client';
import { isNotReached } from './provider-fetch.ts';

export type GoogleFailureCode = FailureCode | 'canceled';

export class GoogleRefusal extends Error {
  readonly code: GoogleFailureCode;
  readonly reason: string;

  constructor(code: GoogleFailureCode, reason: string, message = 'The sign-in could not be completed.') {
    super(message);
    this.code = code;
    this.reason = reason;
  }
}

interface Refusal {
  code: GoogleFailureCode;
  /** Names nobody. */
  reason: string;
  message: string;
}

const notCompleted = 'The sign-in could not be completed.';

export function describeRefusal(thrown: unknown): Refusal {
  if (thrown instanceof GoogleRefusal || isFailure(thrown)) {
    const reason = thrown instanceof GoogleRefusal ? thrown.reason : thrown.code;
    return { code: thrown.code, reason, message: thrown.message };
  }
  if (isNotReached(thrown))
    return { code: 'google-not-reached', reason: 'not-reached', message: 'Google could not be reached.' };
  if (thrown instanceof AuthorizationResponseError) return describeProvidersNo(thrown.error);
  const reason = openIdCodeOf(thrown);
  if (reason !== undefined) return { code: 'google-not-completed', reason, message: notCompleted };
  // A bug of ours. It is logged with the place, and the page says no more than that.
  return { code: 'unexpected', reason: traceOf(thrown), message: 'Something went wrong on our side.' };
}

/** RFC 6749 section 4.1.2.1. */
function describeProvidersNo(error: string): Refusal {
  if (error === 'access_denied')
    return { code: 'canceled', reason: error, message: 'The sign-in was canceled.' };
  if (error === 'temporarily_unavailable' || error === 'server_error')
    return { code: 'google-not-reached', reason: error, message: 'Google could not be reached.' };
  return { code: 'google-not-completed', reason: error.slice(0, 60), message: notCompleted };
}

/** openid-client names every fault of an answer with a code of its own. */
function openIdCodeOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown) || typeof thrown.code !== 'string') return undefined;
  return thrown.code.startsWith('OAUTH_') ? thrown.code : undefined;
}

function traceOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? thrown.message).slice(0, 1_000) : 'unknown';
}
