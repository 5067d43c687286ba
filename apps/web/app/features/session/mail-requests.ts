/** Asking for a mail, and what is said about it. */
import type { Credentials } from '@kinora/contracts/session';
import { sessionCalls } from './browser-session.ts';
import { failureCode, sessionMessages, statusOf, type Status } from './session-messages.ts';

export async function sendVerificationMail(credentials: Credentials): Promise<Status> {
  await sessionCalls.sendVerificationMail(credentials);
  return statusOf(sessionMessages.verificationSent);
}

export async function sendResetMail(email: string): Promise<Status> {
  try {
    await sessionCalls.sendResetMail(email);
    return statusOf(sessionMessages.resetSent);
  } catch (cause) {
    // The code says that a mail could not be sent, not which one.
    if (failureCode(cause) === 'mail-not-sent') return statusOf(sessionMessages.resetNotSent);
    throw cause;
  }
}
