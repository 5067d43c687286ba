/** Who signed in: from the ID token, or from the provider's user info where the token does not say. */
import { isEmailAddress } from '@kinora/contracts/email';
import { Failure } from '@kinora/contracts/failure';
import { accounts } from '@kinora/contracts/limits';
import { type authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import type { ProviderProfile } from '../sign-in-with-provider.ts';

type Claims = Record<string, unknown>;

export type CheckedTokens = Awaited<ReturnType<typeof authorizationCodeGrant>>;

/** Rejects with the failure `invalid-email` where the provider names no address. */
export async function readProfile(client: Configuration, tokens: CheckedTokens): Promise<ProviderProfile> {
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The provider sent no ID token.');
  const said = 'email' in claims ? claims : await askForMore(client, tokens, claims.sub);
  const email = typeof said['email'] === 'string' ? said['email'].trim().toLowerCase() : '';
  if (!isEmailAddress(email))
    throw new Failure('invalid-email', 'Google did not tell a usable email address.');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    // Some providers send every claim as text.
    emailVerified: said['email_verified'] === true || said['email_verified'] === 'true',
    name: readName(said['name']),
  };
}

async function askForMore(client: Configuration, tokens: CheckedTokens, subject: string): Promise<Claims> {
  if (client.serverMetadata().userinfo_endpoint === undefined) return {};
  return fetchUserInfo(client, tokens.access_token, subject);
}

function readName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  const plain = name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return plain === '' ? null : plain.slice(0, accounts.maximumNameLength).trim();
}
