/** The mails that accounts send, word for word. */
import { mailLinks } from '@kinora/contracts/limits';
import { type MailContent, writeMail } from './mail-form.ts';

interface Reader {
  /** Empty where the account has no name. */
  name: string;
}

interface ReaderWithLink extends Reader {
  link: string;
}

/** Goes out at registration, and whenever an unverified account tries to sign in with Google. */
export function verificationMail({ name, link }: ReaderWithLink): MailContent {
  return writeMail({
    subject: 'Verify your email address for Kinora',
    name,
    lines: ['Welcome to Kinora. One step is left: please confirm that this email address is yours.'],
    action: {
      label: 'Verify email address',
      link,
      line: `The link is good for ${inWords(mailLinks.verifyFor)} and works once. After that you can log in.`,
    },
    ifNotYou:
      'If you did not sign up, do nothing. Without this step nobody can use an account with your address.',
    reason: 'This mail came because somebody entered this address to sign up for Kinora.',
  });
}

export function newPasswordMail({ name, link }: ReaderWithLink): MailContent {
  return writeMail({
    subject: 'Set a new password for Kinora',
    name,
    lines: ['You can set a new password for your Kinora account. Your old one works until you do.'],
    action: {
      label: 'Set a new password',
      link,
      line: `The link is good for ${inWords(mailLinks.newPasswordFor)} and works once. Setting a new password logs you out everywhere else.`,
    },
    ifNotYou: 'If you did not ask for this, do nothing. Your password stays as it is.',
    reason: 'This mail came because somebody asked Kinora for a new password for this address.',
  });
}

export function passwordChangedMail({ name }: Reader): MailContent {
  return writeMail({
    subject: 'Your Kinora password was changed',
    name,
    lines: [
      'The password of your Kinora account was just changed. Every other device is logged out.',
      'If it was you, there is nothing to do.',
    ],
    ifNotYou:
      'If it was not you, somebody may have had access to your account: choose “Forgot password?” on the login page of Kinora at once and set a new one.',
    reason: 'This mail came because Kinora tells you of every change of your password.',
  });
}

/** In place of the verification mail, where the site does not say whether an address has an account. */
export function alreadyRegisteredMail({ name, link }: ReaderWithLink): MailContent {
  return writeMail({
    subject: 'You already have a Kinora account',
    name,
    lines: [
      'Somebody tried to sign up for Kinora with this email address. You already have an account, so no new one was made and nothing was changed.',
    ],
    action: {
      label: 'Log in to Kinora',
      link,
      line: 'If you forgot your password, the login page helps you to a new one.',
    },
    ifNotYou: 'If it was not you who tried, do nothing. Your account is safe.',
    reason: 'This mail came because somebody entered this address to sign up for Kinora.',
  });
}

const hour = 60 * 60_000;

function inWords(duration: number): string {
  return duration < 2 * hour ? `${duration / 60_000} minutes` : `${duration / hour} hours`;
}
