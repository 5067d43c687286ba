/** Checks everything about a token that can be told from the token itself and the key it names. */
import { isFailure } from '@kinora/contracts/failure';
import type { JWTHeaderParameters } from 'jose';
import { z } from 'zod';
import { notSignedIn } from '../signed-in-visit.ts';
import type { PublicKey } from './own-keys.ts';

export interface TokenRules {
  issuer: string;
  audience: string;
  algorithms: readonly string[];
  /** What the header may say it is; undefined where it may say nothing. */
  types: readonly (string | undefined)[];
  /** The only place where keys come from: whatever the header points to is never fetched. */
  findKey: (kid: string) => Promise<PublicKey | undefined>;
  now: () => number;
}

/** Ours have some 600 characters, those of others seldom more than 2,000. */
const longestToken = 8_192;

/** How far two clocks may differ. */
const leewaySeconds = 60;

const claims = z.object({
  sub: z.string().min(1).max(255),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
  sid: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().nullish(),
});

export type Claims = z.infer<typeof claims>;

/** Rejects with `not-signed-in`, or with the failure of those who should find the key. */
export async function readClaims(token: string, rules: TokenRules): Promise<Claims> {
  if (token.length > longestToken) throw notSignedIn();
  const { jwtVerify } = await import('jose');
  const { payload, protectedHeader } = await jwtVerify(token, (header) => keyFor(header, rules), {
    algorithms: [...rules.algorithms],
    issuer: rules.issuer,
    audience: rules.audience,
    currentDate: new Date(rules.now()),
    clockTolerance: leewaySeconds,
    requiredClaims: ['sub', 'iat', 'exp'],
  }).catch((cause: unknown) => {
    // A key that could not be looked for says nothing about the token.
    throw isFailure(cause) ? cause : notSignedIn({ cause });
  });
  const { data } = claims.safeParse(payload);
  const isOfOurTime = data !== undefined && data.iat <= rules.now() / 1_000 + leewaySeconds;
  if (!isOfOurTime || !rules.types.includes(protectedHeader.typ)) throw notSignedIn();
  return data;
}

async function keyFor({ kid, alg }: JWTHeaderParameters, { findKey }: TokenRules): Promise<PublicKey> {
  const key = typeof kid === 'string' ? await findKey(kid) : undefined;
  // A key works with the one algorithm that it was made for.
  if (!key || key.alg !== alg) throw notSignedIn();
  return key;
}
