/** Accounts and who is signed in, as `session.ts` beside this folder describes them. */
import { z } from 'zod';
import type { AccountSettings, IdToken, Session, SignedIn, User } from '../session.ts';

export const user = z.object({
  uid: z.string(),
  displayName: z.string().nullable().describe('Null while the account has no name.'),
  email: z.string(),
  emailVerified: z.boolean(),
}) satisfies z.ZodType<User>;

export const idToken = z.object({
  value: z.string().describe('A JSON Web Token, to be sent as `Authorization: Bearer`.'),
  expiresAt: z.string().describe('ISO 8601, UTC.'),
}) satisfies z.ZodType<IdToken>;

export const signedIn = z.object({ user, token: idToken }) satisfies z.ZodType<SignedIn>;

export const accountSettings = z.object({
  user,
  hasPassword: z.boolean().describe('False for an account that only signs in with Google.'),
}) satisfies z.ZodType<AccountSettings>;

export const session = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  signedInAt: z.string().describe('ISO 8601, UTC.'),
  lastSeenAt: z.string().describe('ISO 8601, UTC.'),
  userAgent: z.string().nullable().describe('What the browser called itself; null when it said nothing.'),
}) satisfies z.ZodType<Session>;

/** What a call answers that only says that it is done. */
export const done = z.object({});

/** Whose address a mail's link has proven. */
export const provenEmail = z.object({ email: z.string() });

/** Public keys, as RFC 7517 has them. */
export const jsonWebKeys = z.object({
  keys: z.array(
    z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string() }).describe('One key; see RFC 7517.'),
  ),
});
