/** The port of identity: accounts, sessions, ID tokens. `apps/api/src/session` gives it requests and mail. */
import type { Registration, User } from '@kinora/contracts/session';
import type { Kysely } from 'kysely';
import type { IdentityTables } from './identity-tables.ts';

export interface Identity {
  /**
   * Answers a request below `/identity/` as `contracts/session.ts` lists them. Rejects with a `Failure` for what the
   * caller did, with anything else for a bug. Cookies go out as `set-cookie` headers of the answer.
   */
  answer(request: Request, peer: Peer): Promise<Response>;

  /**
   * Who holds this ID token. Rejects with the failure `not-signed-in` for every token that is not good now (forged,
   * expired, of an ended session, of a deleted account) and `email-not-verified` for one of an unverified account.
   */
  readToken(token: string): Promise<TokenHolder>;

  /**
   * The account with this address: made with name, password and a verified address where there is none, else left as
   * it is. For the demo account of development and for tests.
   */
  ensureVerifiedAccount(registration: Registration): Promise<User>;

  /**
   * Loads what the first account that is touched would load, which holds up everything else in the process for some
   * tenths of a second.
   */
  prepare(): Promise<void>;
}

export interface IdentityParts {
  db: Kysely<IdentityTables>;
  engine: 'sqlite' | 'postgres';
  /** The site's origin. Mail links, redirects and the tokens' issuer are made with it, never with a header. */
  publicUrl: string;
  /** Encrypts what must not be read from a stolen database; undefined takes one that the database keeps. */
  secret: string | undefined;
  sendMail: SendMail;
  /** Undefined where no sign-in with Google is set up. */
  google: OpenIdProvider | undefined;
  /** True answers the same whether an address has an account or not. */
  isEnumerationProtected: boolean;
  /** Another issuer of ID tokens, in place of this site itself. */
  tokenIssuer: TokenIssuer | undefined;
  /** Security events (sign-in, refusal, limit), without anything that names a person. */
  logEvent: (event: string, details?: Record<string, string | number | boolean>) => void;
  /** Called after an account's rows are gone, so that nothing of them stays behind elsewhere. */
  onAccountDeleted?: () => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface TokenIssuer {
  issuer: string;
  audience: string;
  jwksUrl: string;
}

export interface Peer {
  /** The caller's network address, believed only from trusted proxies. */
  address: string;
}

export interface TokenHolder {
  user: User;
  sessionId: string | null;
  /** For the log: the same for a user on every process, and whose it is knows only who has the secret. */
  pseudonym: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Resolves when the mail is accepted, rejects when it is not. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface OpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
}
