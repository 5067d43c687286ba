/** Who holds an ID token: one of this site, or of the issuer that stands in its place. */
import { Failure } from '@kinora/contracts/failure';
import type { Core } from '../core.ts';
import type { Identity, TokenHolder, TokenIssuer } from '../identity.ts';
import { notSignedIn } from '../signed-in-visit.ts';
import { readClaims, type TokenRules } from './read-claims.ts';
import { foreignAlgorithms, createRemoteKeys } from './remote-keys.ts';
import { tokenAlgorithm, tokenAudience, tokenType } from './token-form.ts';

export function createTokenReading(core: Core): Identity['readToken'] {
  const { tokenIssuer } = core.parts;
  return tokenIssuer ? createForeignReading(core, tokenIssuer) : createOwnReading(core);
}

function createOwnReading(core: Core): Identity['readToken'] {
  const { keys, sessions, parts, now } = core;
  const rules: TokenRules = {
    issuer: parts.publicUrl,
    audience: tokenAudience,
    algorithms: [tokenAlgorithm],
    types: [tokenType],
    findKey: (kid) => keys.find(kid),
    now,
  };
  return async (token) => {
    const { sid, sub } = await readClaims(token, rules);
    // Asked anew each time: a token is worth nothing from the moment its session ends.
    const session = sid === undefined ? undefined : await sessions.findById(sid);
    if (!session || session.user.uid !== sub) throw notSignedIn();
    if (!session.user.emailVerified) throw notVerified();
    return { user: session.user, sessionId: session.id, pseudonym: pseudonymOf(core, sub) };
  };
}

function createForeignReading(core: Core, tokenIssuer: TokenIssuer): Identity['readToken'] {
  const { issuer, audience, jwksUrl } = tokenIssuer;
  const keys = createRemoteKeys({ jwksUrl, now: core.now, logEvent: core.parts.logEvent });
  const rules: TokenRules = {
    issuer,
    audience,
    algorithms: foreignAlgorithms,
    // Access tokens and logout tokens say so here.
    types: [undefined, 'JWT', 'id+jwt'],
    findKey: keys.find,
    now: core.now,
  };
  return async (token) => {
    const claims = await readClaims(token, rules);
    if (claims.email === undefined || claims.email_verified !== true) throw notVerified();
    const uid = await findOrMakeUser(core, { issuer, subject: claims.sub });
    const user = { uid, displayName: claims.name ?? null, email: claims.email, emailVerified: true };
    return { user, sessionId: null, pseudonym: pseudonymOf(core, uid) } satisfies TokenHolder;
  };
}

/**
 * A row to which what the user keeps can belong. It holds no real address: name and address are the issuer's to tell,
 * and the address may be that of somebody else's account here.
 */
async function findOrMakeUser(
  { accounts, secret }: Core,
  way: { issuer: string; subject: string },
): Promise<string> {
  const known = await accounts.findByWay(way);
  if (known) return known.user.uid;
  const email = `${secret.keyedHash('foreign-user', way.issuer, way.subject).toLowerCase()}@users.invalid`;
  const made = await accounts.make({ name: '', email, isVerified: true, way });
  // Two requests of a new user may come at once.
  const account = made ?? (await accounts.findByWay(way));
  if (!account) throw new Error('The user was not kept.');
  return account.user.uid;
}

const pseudonymLength = 12;

function pseudonymOf({ secret }: Core, uid: string): string {
  return secret.keyedHash('log', uid).slice(0, pseudonymLength);
}

function notVerified(): Failure {
  return new Failure('email-not-verified', 'Please verify your email address first.');
}
