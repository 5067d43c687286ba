/** Writes the mails of accounts and hands them to whoever sends them. */
import { Failure, isFailure } from '@kinora/contracts/failure';
import { mailLinkPaths, type User } from '@kinora/contracts/session';
import type { IdentityParts } from './identity.ts';
import type { MailLinks } from './mail-links.ts';
import type { MailContent } from './mails/mail-form.ts';
import {
  alreadyRegisteredMail,
  newPasswordMail,
  passwordChangedMail,
  verificationMail,
} from './mails/mails.ts';

export interface Mailer {
  /** These reject with `mail-not-sent`. */
  sendVerification(user: User): Promise<void>;
  sendNewPassword(user: User): Promise<void>;
  sendAlreadyRegistered(user: User): Promise<void>;
  /** For answers that must not wait for a mail: they would say by their time whether one went out. */
  sendLater(sending: Promise<void>): void;
  /** The password is changed whether or not the notice goes out. */
  tellPasswordChanged(user: User): Promise<void>;
}

export function createMailer(
  { publicUrl, sendMail, logEvent }: Pick<IdentityParts, 'publicUrl' | 'sendMail' | 'logEvent'>,
  links: MailLinks,
): Mailer {
  async function send(user: User, mail: MailContent): Promise<void> {
    try {
      await sendMail({ to: user.email, ...mail });
    } catch (cause) {
      logEvent('mail-not-sent');
      throw new Failure('mail-not-sent', 'Could not send the email. Please try again later.', { cause });
    }
  }

  // The token stands in the fragment, which browsers send to nobody.
  const linkTo = (path: string, token: string) => `${publicUrl}${path}#token=${token}`;

  return {
    sendVerification: async (user) => {
      const link = linkTo(mailLinkPaths.verify, await links.make(user.uid, 'verify'));
      await send(user, verificationMail({ name: nameOf(user), link }));
    },
    sendNewPassword: async (user) => {
      const link = linkTo(mailLinkPaths.newPassword, await links.make(user.uid, 'new-password'));
      await send(user, newPasswordMail({ name: nameOf(user), link }));
    },
    sendAlreadyRegistered: (user) =>
      send(user, alreadyRegisteredMail({ name: nameOf(user), link: `${publicUrl}/login` })),
    sendLater: (sending) => {
      void sending.catch((thrown: unknown) => {
        // A failure was logged where it happened.
        if (!isFailure(thrown)) logEvent('mail-not-sent', { reason: 'unexpected' });
      });
    },
    tellPasswordChanged: async (user) => {
      await send(user, passwordChangedMail({ name: nameOf(user) })).catch((thrown: unknown) => {
        if (!isFailure(thrown)) throw thrown;
      });
    },
  };
}

function nameOf({ displayName }: User): string {
  return displayName ?? '';
}
