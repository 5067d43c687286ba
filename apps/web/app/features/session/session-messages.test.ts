import type { FailureCode } from '@kinora/contracts/failure';
import { expect, test } from 'vitest';
import { CallError } from '../../client/call.ts';
import { sentenceFor, sessionMessages, statusOf } from './session-messages.ts';

function toneOf(text: string): string {
  return statusOf(text).tone;
}

function refused(code: FailureCode, message = 'in the server’s words'): CallError {
  return new CallError(400, message, { code });
}

test.each([
  ['AU-01', 'wrong-credentials', 'Invalid email or password. Please try again.'],
  ['AU-02', 'invalid-email', 'Invalid email address. Please check and try again.'],
  ['AU-03', 'too-many-requests', 'Too many attempts. Please try again later.'],
  ['AU-04', 'email-in-use', 'This email is already in use. Please log in or use a different email.'],
  ['AU-05', 'weak-password', 'Password is too weak. Please use a stronger password.'],
  ['AU-06', 'user-not-found', 'No user found with this email address.'],
  ['AU-07', 'mail-not-sent', 'Could not send verification email. Please try again later.'],
  [
    'LG-06',
    'email-not-verified',
    'Please verify your email address before logging in. Check your inbox for a verification email.',
  ],
] as const)('[%s] %s has its sentence, word for word', (_id, code, sentence) => {
  expect(sentenceFor(refused(code))).toBe(sentence);
});

test('[AU-08] another failure shows the server’s own words', () => {
  expect(sentenceFor(refused('storage-down'))).toBe('in the server’s words');
  expect(sentenceFor(new CallError(500, 'Something broke'))).toBe('Something broke');
});

test('[AU-08] a server that is out of reach or slow gets a clear sentence', () => {
  expect(sentenceFor(new CallError(0, 'x'))).toMatch(/could not be reached/);
  expect(sentenceFor(new CallError(504, 'x'))).toMatch(/took too long/);
  expect(sentenceFor(new TypeError('x is not a function'))).toBe('Something went wrong on our side.');
});

test('[LG-02] green are the sentences about a mail, red all others', () => {
  expect(toneOf('Password reset email sent! Please check your inbox.')).toBe('good');
  expect(toneOf(sessionMessages.verificationSent)).toBe('good');
  expect(toneOf(sentenceFor(refused('email-not-verified')))).toBe('good');
  expect(toneOf('Invalid email or password. Please try again.')).toBe('bad');
  expect(toneOf('Could not send verification email. Please try again later.')).toBe('bad');
  expect(toneOf(sessionMessages.resetNotSent)).toBe('bad');
  expect(toneOf('Please enter a valid email address')).toBe('bad');
});
