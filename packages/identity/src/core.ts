/** What the calls of identity share. */
import type { Accounts } from './accounts.ts';
import type { IdentityParts } from './identity.ts';
import type { MailLinks } from './mail-links.ts';
import type { Mailer } from './mailer.ts';
import type { Passwords } from './passwords/passwords.ts';
import type { Secret } from './secret.ts';
import type { DeviceCookie } from './sessions/device-cookie.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Throttles } from './throttles/throttles.ts';
import type { TokenIssuing } from './tokens/issue-token.ts';
import type { OwnKeys } from './tokens/own-keys.ts';

export interface Core {
  parts: IdentityParts;
  /** Milliseconds since 1970. */
  now: () => number;
  secret: Secret;
  accounts: Accounts;
  passwords: Passwords;
  sessions: Sessions;
  device: DeviceCookie;
  tokens: TokenIssuing;
  keys: OwnKeys;
  throttles: Throttles;
  mailLinks: MailLinks;
  mailer: Mailer;
  prepare: () => Promise<void>;
}
