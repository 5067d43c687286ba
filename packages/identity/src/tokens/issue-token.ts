/** Signs ID tokens with the newest key. */
import type { IdToken } from '@kinora/contracts/session';
import type { LiveSession } from '../sessions/sessions.ts';
import type { OpenBetterAuth } from '../better-auth.ts';
import { isoTime, minute } from '../times.ts';
import type { OwnKeys } from './own-keys.ts';
import { tokenAlgorithm, tokenAudience, tokenLife, tokenType } from './token-form.ts';

export interface TokenIssuing {
  issue(session: LiveSession): Promise<IdToken>;
  /** Makes a key where there is none yet. */
  ensureKey(): Promise<void>;
}

export interface TokenIssuingParts {
  openBetterAuth: OpenBetterAuth;
  keys: OwnKeys;
  publicUrl: string;
  now: () => number;
}

/** A key that was rotated elsewhere is out of use here after this time. */
const keyUsedFor = minute;

export function createTokenIssuing({
  openBetterAuth,
  keys,
  publicUrl,
  now,
}: TokenIssuingParts): TokenIssuing {
  let key: ReturnType<typeof resolveKey> | undefined;
  let resolvedAt = 0;

  async function resolveKey() {
    const { resolveSigningKey } = await openBetterAuth();
    const resolved = await resolveSigningKey().catch(async (thrown: unknown) => {
      if (!isOfOtherSecret(thrown)) throw thrown;
      // The site's secret was changed. What the old keys signed stays good.
      await keys.retireAll();
      return resolveSigningKey();
    });
    if (!resolved) throw new Error('There is no key to sign with.');
    return resolved;
  }

  function freshKey() {
    if (key === undefined || Math.abs(now() - resolvedAt) >= keyUsedFor) {
      resolvedAt = now();
      key = resolveKey();
      key.catch(() => (key = undefined));
    }
    return key;
  }

  return {
    ensureKey: async () => {
      await freshKey();
    },
    issue: async ({ id, user }) => {
      const [{ SignJWT }, { kid, privateKey }] = await Promise.all([import('jose'), freshKey()]);
      const issuedAt = Math.floor(now() / 1_000);
      const expiresAt = issuedAt + tokenLife / 1_000;
      const value = await new SignJWT({
        sid: id,
        email: user.email,
        email_verified: user.emailVerified,
        name: user.displayName,
      })
        .setProtectedHeader({ alg: tokenAlgorithm, kid, typ: tokenType })
        .setIssuer(publicUrl)
        .setAudience(tokenAudience)
        .setSubject(user.uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(privateKey);
      return { value, expiresAt: isoTime(expiresAt * 1_000) };
    },
  };
}

function isOfOtherSecret(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.message.startsWith('Failed to decrypt private key');
}
