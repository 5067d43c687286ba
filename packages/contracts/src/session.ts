/**
 * Accounts and who is signed in. The calls are below `/identity/`, take and give JSON, and ride on a cookie that
 * scripts cannot read; a failure is `{code, message}` with a code of `failure.ts`.
 *
 * | call | body | answer | failures besides `invalid-input`, `too-many-requests` |
 * |---|---|---|---|
 * | POST identity/register | Registration | `{}`; the verification mail is on its way | invalid-email, weak-password, email-in-use, mail-not-sent |
 * | POST identity/login | Credentials | SignedIn | invalid-email, wrong-credentials, email-not-verified |
 * | POST identity/verification-mail | Credentials | `{}` | wrong-credentials, mail-not-sent |
 * | POST identity/verify | `{token}` from the mail's link | `{email}` | link-not-valid |
 * | POST identity/password-reset | `{email}` | `{}`; the reset mail is on its way | invalid-email, user-not-found, mail-not-sent |
 * | POST identity/new-password | `{token, password}` | `{email}`; every session is ended | link-not-valid, weak-password |
 * | GET identity/session | | SignedIn, or `null` for a visitor without a session | |
 * | POST identity/logout | | `{}` | |
 * | GET identity/account | | AccountSettings | not-signed-in |
 * | PATCH identity/account | `{displayName}` | User | not-signed-in |
 * | POST identity/password | `{currentPassword, password}` | `{}`; every other session is ended | not-signed-in, wrong-password, weak-password |
 * | DELETE identity/account | `{password}` or `{}` without a password | `{}` | not-signed-in, wrong-password, sign-in-again |
 * | GET identity/sessions | | `Session[]` | not-signed-in |
 * | DELETE identity/sessions/{id} | | `{}` | not-signed-in, session-not-found |
 * | GET identity/google?as=popup or redirect&returnTo=/path&attempt=… | | leads to the provider and back to `/google-return#outcome=…` with the same `as`, `returnTo` and `attempt` | |
 * | GET identity/jwks | | the keys of the ID tokens, as RFC 7517 has it | |
 */
import type { FailureCode } from './failure.ts';

export interface User {
  uid: string;
  /** Null while the account has no name. */
  displayName: string | null;
  email: string;
  emailVerified: boolean;
}

export interface SignedIn {
  user: User;
  token: IdToken;
}

/** A JSON Web Token that says who the user is. Sent as `Authorization: Bearer`, kept in memory only. */
export interface IdToken {
  value: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  name: string;
}

export interface AccountSettings {
  user: User;
  /** False for an account that only signs in with Google. */
  hasPassword: boolean;
}

export interface Session {
  id: string;
  isCurrent: boolean;
  /** ISO 8601, UTC. */
  signedInAt: string;
  lastSeenAt: string;
  /** What the browser called itself; null when it said nothing. */
  userAgent: string | null;
}

/** How a sign-in with Google ended, in the fragment of `/google-return` and on the channel of the popup. */
export type GoogleOutcome =
  | { outcome: 'signed-in'; needsName: boolean; returnTo: string | null }
  | { outcome: 'failed'; code: FailureCode | 'canceled'; message: string };

/** What the popup tells: an attempt's own number keeps apart the windows of several pages. */
export interface GoogleNews {
  attempt: string;
  end: GoogleOutcome;
}

/** Where the popup tells the page that opened it; a `BroadcastChannel`, because COOP cuts every other tie. */
export const googleChannel = 'kinora-google';

/** A cookie that scripts can read: there is a session, ask for it. It names nobody. */
export const signedInCookie = 'kinora_signed_in';

/** The pages that mail links lead to. The token stands behind `#token=`, which browsers send to nobody. */
export const mailLinkPaths = { verify: '/verify-email', newPassword: '/new-password' } as const;
