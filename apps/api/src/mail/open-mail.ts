/** Where mail goes: out over SMTP, or into the outbox of a machine that has none. */
import type { SendMail } from '@kinora/identity/identity';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { keepMail } from './outbox.store.ts';
import { openSmtp, type SmtpSettings } from './smtp.ts';

export interface MailSettings {
  isProduction: boolean;
  mail: { smtpUrl: string | undefined; from: string | undefined };
}

export interface MailLog {
  warn(details: object, message: string): void;
}

export interface OpenedMail {
  /** Resolves when the mail is accepted; rejects with an error that names no person when it is not. */
  sendMail: SendMail;
  /** True where mails are kept to be read at `/dev/mailbox`. */
  hasOutbox: boolean;
  close: () => void;
}

export function openMail(settings: MailSettings, db: Kysely<Tables>, log: MailLog): OpenedMail {
  const { smtpUrl, from } = settings.mail;
  if (smtpUrl !== undefined && from !== undefined) return sendingOut({ url: smtpUrl, from }, log);
  if (settings.isProduction) return refusing(log);
  return { sendMail: (mail) => keepMail(db, mail, new Date()), hasOutbox: true, close: () => undefined };
}

function sendingOut(settings: SmtpSettings, log: MailLog): OpenedMail {
  const smtp = openSmtp(settings);
  return {
    sendMail: async (mail) => {
      try {
        await smtp.sendMail(mail);
      } catch (thrown) {
        log.warn({ err: thrown }, 'a mail was not accepted');
        throw thrown;
      }
    },
    hasOutbox: false,
    close: () => smtp.close(),
  };
}

function refusing(log: MailLog): OpenedMail {
  log.warn({}, 'SMTP_URL is not set: no mail can be sent, so nobody can register or set a new password');
  return {
    sendMail: () => Promise.reject(new Error('No mail server is set up.')),
    hasOutbox: false,
    close: () => undefined,
  };
}
