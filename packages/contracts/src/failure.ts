/** What can go wrong that a caller can do something about, as codes that both sides compare. */
const failureCodes = [
  'invalid-input',
  'not-found',
  'movie-not-found',
  'person-not-found',
  'page-out-of-range',
  'method-not-allowed',
  'catalogue-down',
  'catalogue-slow',
  'recommendations-down',
  'recommendations-slow',
  'too-many-requests',
  'too-busy',
  'storage-down',
  'storage-full',
  'unexpected',

  // who is asking
  'not-signed-in',
  'email-not-verified',
  'wrong-origin',
  'wrong-credentials',
  'wrong-password',
  'sign-in-again',
  'session-not-found',

  // accounts
  'invalid-email',
  'weak-password',
  'email-in-use',
  'user-not-found',
  'mail-not-sent',
  'link-not-valid',
  'google-not-set-up',
  'google-not-reached',
  'google-not-completed',

  // the chatbot
  'chat-message-empty',
  'chat-message-too-long',

  // what a user keeps
  'already-liked',
  'not-liked',
  'no-watch-status',
  'playlist-not-found',
  'not-your-playlist',
  'already-in-playlist',
  'not-in-playlist',
  'list-full',
] as const;

export type FailureCode = (typeof failureCodes)[number];

/** A failure that the caller can name to its user. Everything else that is thrown is a bug. */
export class Failure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Failure';
    this.code = code;
  }
}

/** True for a `Failure`, also one from another bundle of this module. */
export function isFailure(thrown: unknown): thrown is Failure {
  return thrown instanceof Error && 'code' in thrown && failureCodes.some((code) => code === thrown.code);
}
