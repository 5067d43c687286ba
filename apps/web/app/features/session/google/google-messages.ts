/** What is said about a sign-in with Google, by the code of how it ended. */
import type { FailureCode } from '@kinora/contracts/failure';
import type { GoogleOutcome } from '@kinora/contracts/session';

const googleMessages = {
  canceled: 'Google sign-in was canceled. Please try again.',
  'email-not-verified':
    'Please verify your email address before logging in. Check your inbox for a verification email.',
  'mail-not-sent': 'Could not send verification email. Please try again later.',
  'invalid-email': 'Invalid email address. Please check and try again.',
  'too-many-requests': 'Too many attempts. Please try again later.',
  'google-not-set-up': 'Google sign-in is not set up.',
  'google-not-reached': 'Google could not be reached. Please try again in a moment.',
  'google-not-completed': 'Google sign-in could not be completed. Please try again.',
  unexpected: 'Something went wrong on our side. Please try again.',
} as const satisfies Partial<Record<FailureCode | 'canceled', string>>;

/** The answer comes in an address, which anybody can write: its code is looked up here, its words are never shown. */
export function failedWith(code: string): GoogleOutcome {
  const known = isKnown(code) ? code : 'google-not-completed';
  return { outcome: 'failed', code: known, message: googleMessages[known] };
}

function isKnown(code: string): code is keyof typeof googleMessages {
  return Object.hasOwn(googleMessages, code);
}
