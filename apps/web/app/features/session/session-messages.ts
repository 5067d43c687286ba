/** The sentence for every failure of an account's calls, and the colour that a sentence has. */
import type { FailureCode } from '@kinora/contracts/failure';
import { accounts } from '@kinora/contracts/limits';
import { CallError } from '../../client/call.ts';

export const sessionMessages = {
  // what the forms themselves refuse
  emailNotValid: 'Please enter a valid email address',
  emailForReset: 'Please enter your email address to reset your password.',
  passwordMissing: 'Please enter your password.',
  allRequired: 'Name, email and password are required.',
  nameMissing: 'Please enter your name.',
  currentPasswordMissing: 'Please enter your current password.',
  passwordTooShort: `Password must be at least ${accounts.minimumPasswordLength} characters long`,
  passwordTooLong: `Password must be at most ${accounts.maximumPasswordLength} characters long`,

  // what went well
  resetSent: 'Password reset email sent! Please check your inbox.',
  verificationSent:
    'Verification email sent! Please check your inbox and verify your email before logging in.',
  verified: 'Your email address is verified.',
  passwordSet: 'Your new password is set. Please log in with it.',
  loggedOut: 'You are logged out.',

  // what went wrong
  resetNotSent: 'Could not send the password reset mail. Please try again later.',
  notLoggedOut: 'You are still logged in: the server could not be reached. Please try again.',
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  slow: 'The server took too long to answer. Please try again.',
  unexpected: 'Something went wrong on our side.',
} as const;

const sentences: Partial<Record<FailureCode, string>> = {
  'wrong-credentials': 'Invalid email or password. Please try again.',
  'invalid-email': 'Invalid email address. Please check and try again.',
  'too-many-requests': 'Too many attempts. Please try again later.',
  'email-in-use': 'This email is already in use. Please log in or use a different email.',
  'weak-password': 'Password is too weak. Please use a stronger password.',
  'user-not-found': 'No user found with this email address.',
  'mail-not-sent': 'Could not send verification email. Please try again later.',
  'email-not-verified':
    'Please verify your email address before logging in. Check your inbox for a verification email.',
  'link-not-valid': 'This link is not valid any more.',
  'not-signed-in': 'Session expired. Please login again.',
  'wrong-password': 'This is not your current password. Please try again.',
  'sign-in-again': 'Please sign in again first, so that we know it is you.',
  'session-not-found': 'This session has ended already.',
};

/** What the user reads. A failure without a sentence of its own shows the server's words. */
export function sentenceFor(cause: unknown): string {
  if (!(cause instanceof CallError)) return sessionMessages.unexpected;
  if (cause.status === 0) return sessionMessages.unreachable;
  const known = cause.code && sentences[cause.code];
  if (known !== undefined) return known;
  return cause.status === 504 ? sessionMessages.slow : cause.message;
}

export function failureCode(cause: unknown): FailureCode | undefined {
  return cause instanceof CallError ? cause.code : undefined;
}

export interface Status {
  text: string;
  tone: 'good' | 'bad';
}

const goodPhrases = ['email sent', 'Verification email sent', 'Please verify your email'];

/** Green for the sentences that say a mail is on its way or waits in the inbox, red for all others. */
export function statusOf(text: string): Status {
  return { text, tone: goodPhrases.some((phrase) => text.includes(phrase)) ? 'good' : 'bad' };
}
