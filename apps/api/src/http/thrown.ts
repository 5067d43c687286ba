/** What the caller may know of something thrown. */
import { type FailureCode, isFailure } from '@kinora/contracts/failure';
import { CallerLeft } from './caller-left.ts';

export interface Refusal {
  status: number;
  code: FailureCode;
  message: string;
}

const statuses: Record<FailureCode, number> = {
  'invalid-input': 400,
  'chat-message-empty': 400,
  'chat-message-too-long': 400,
  'page-out-of-range': 400,
  'not-found': 404,
  'movie-not-found': 404,
  'person-not-found': 404,
  'method-not-allowed': 405,
  'too-many-requests': 429,
  'too-busy': 503,
  unexpected: 500,
  'catalogue-down': 502,
  'catalogue-slow': 504,
  'recommendations-down': 502,
  'recommendations-slow': 504,
  'storage-down': 503,
  'storage-full': 507,

  'not-signed-in': 401,
  'email-not-verified': 403,
  'wrong-origin': 403,
  'wrong-credentials': 401,
  'wrong-password': 403,
  'sign-in-again': 403,
  'session-not-found': 404,

  'invalid-email': 400,
  'weak-password': 400,
  'email-in-use': 409,
  'user-not-found': 404,
  'mail-not-sent': 502,
  'link-not-valid': 410,
  'google-not-set-up': 501,
  'google-not-reached': 502,
  'google-not-completed': 400,

  'already-liked': 409,
  'not-liked': 404,
  'no-watch-status': 404,
  'playlist-not-found': 404,
  'not-your-playlist': 403,
  'already-in-playlist': 409,
  'not-in-playlist': 404,
  // 409 says that it is so already, which callers take for success.
  'list-full': 422,
};

/** A failure says its own words; a request that the server could not take says which limit it broke; a bug says nothing. */
export function describeThrown(thrown: unknown): Refusal {
  if (isFailure(thrown)) return { status: statuses[thrown.code], code: thrown.code, message: thrown.message };
  // The number that nginx has for it; nobody sees it but the log.
  if (thrown instanceof CallerLeft) return { status: 499, code: 'unexpected', message: thrown.message };
  const status = statusOf(thrown);
  if (status >= 400 && status < 500) return { status, code: 'invalid-input', message: requestFault(status) };
  return { status: 500, code: 'unexpected', message: 'Something went wrong on our side.' };
}

function statusOf(thrown: unknown): number {
  const hasStatus = thrown instanceof Error && 'statusCode' in thrown;
  return hasStatus && typeof thrown.statusCode === 'number' ? thrown.statusCode : 500;
}

function requestFault(status: number): string {
  if (status === 413) return 'The request body is too large.';
  if (status === 414) return 'The address is too long.';
  if (status === 415) return 'The request body must be JSON.';
  return 'The request is not well formed.';
}
