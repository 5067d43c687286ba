/** Mail over SMTP, with limits on time and a certificate that must be right. */
import { isEmailAddress } from '@kinora/contracts/email';
import type { Mail, SendMail } from '@kinora/identity/identity';

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user name and password where the server asks for them. */
  url: string;
  /** The sender, like `Kinora <mail@kinora.example>`. */
  from: string;
}

/** Milliseconds for reaching the server, and for a mail as a whole. */
export interface SmtpTimes {
  connect: number;
  whole: number;
}

const usualTimes: SmtpTimes = { connect: 5_000, whole: 10_000 };

/** The server did not take a mail. Neither this nor its message names the recipient, so that it can be logged. */
class MailRefused extends Error {}

export function openSmtp({ url, from }: SmtpSettings, times = usualTimes) {
  let opening: ReturnType<typeof openTransport> | undefined;
  const sendMail: SendMail = async (mail) => {
    if (!isSingleAddress(mail.to)) throw new MailRefused('The address is none that mail can go to.');
    const signal = AbortSignal.timeout(times.whole);
    opening ??= openTransport(url, times);
    const transport = await opening;
    try {
      await transport.sendMail({ ...asMessage(mail, from), signal });
    } catch (thrown) {
      throw new MailRefused(describe(thrown));
    }
  };
  return { sendMail, close: () => void opening?.then((transport) => transport.close()) };
}

/** Its code is loaded with the first mail: many a process never sends one. */
async function openTransport(url: string, times: SmtpTimes) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ pool: true, ...readAddress(url), ...timeLimits(times), ...noOtherSources });
}

function timeLimits({ connect, whole }: SmtpTimes) {
  return {
    connectionTimeout: connect,
    dnsTimeout: connect,
    greetingTimeout: connect,
    socketTimeout: whole,
    socketCloseTimeout: 1_000,
    // A connection that the server dropped while it was idle is worth one more try.
    maxRequeues: 2,
  };
}

/** A mail is made of its own words, never of a file or another address. */
const noOtherSources = { disableFileAccess: true, disableUrlAccess: true };

function readAddress(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const hasAccount = username !== '';
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // A password goes over the wire in the clear only on this machine.
    requireTLS: hasAccount && !isThisMachine(host),
    ...(hasAccount && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** One mailbox and no more: commas, brackets and quotes would let an address name several. */
function isSingleAddress(address: string): boolean {
  return isEmailAddress(address) && !/[\p{Cc},;:<>()"[\]\\]/u.test(address);
}

function asMessage({ to, subject, text, html }: Mail, from: string) {
  return {
    from,
    // As parts, because text would be read as a list.
    to: { name: '', address: to },
    subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '),
    text,
    html,
    // RFC 3834: holiday answers do not answer this.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The kind of a fault, without the server's words: they repeat the recipient. */
function describe(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  const { code, command, responseCode } = thrown as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  }; // nodemailer adds these
  const parts = [code, command, responseCode].filter((part) => part !== undefined && part !== false);
  return `The mail server did not take the mail (${parts.map(String).join(' ') || thrown.name}).`;
}
