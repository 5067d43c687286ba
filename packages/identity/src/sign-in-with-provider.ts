/** Signs in whom an OpenID provider has named. Called after the code was exchanged and the ID token was checked. */
import type { User } from '@kinora/contracts/session';
import type { Account } from './accounts.ts';
import type { Visit } from './call.ts';
import type { Core } from './core.ts';
import type { Peer } from './identity.ts';
import { checkEmail, nameText } from './read-body.ts';
import { startSession } from './start-session.ts';

/** What the provider's checked ID token says. */
export interface ProviderProfile {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  /** Null where the provider tells none. */
  name: string | null;
}

export type ProviderSignIn =
  | {
      kind: 'signed-in';
      user: User;
      /** Whole `set-cookie` values, to be sent as headers of their own. */
      setCookies: readonly string[];
      /** True sends the user to the page that asks for a name. */
      needsName: boolean;
    }
  /** Nobody has proven the address yet: a verification mail is on its way and there is no session. */
  | { kind: 'unverified' };

/**
 * Finds the account by issuer and subject, else by an address that is verified on both sides, else makes one. Rejects
 * with the failures `mail-not-sent` and `too-many-requests` where a verification mail was needed and did not go out.
 */
export async function signInWithProvider(
  core: Core,
  profile: ProviderProfile,
  visit: Visit,
): Promise<ProviderSignIn> {
  const email = profile.email.normalize('NFC').trim().toLowerCase();
  checkEmail(email);
  const account = await findOrMake(core, { ...profile, email });
  if (!account || !account.user.emailVerified) {
    await askForProof(core, { account, email, peer: visit.peer });
    core.parts.logEvent('sign-in-failed', { reason: 'email-not-verified' });
    return { kind: 'unverified' };
  }
  const { session, setCookies } = await startSession(core, account.user, visit.request);
  core.parts.logEvent('signed-in', { way: 'provider' });
  return { kind: 'signed-in', user: session.user, setCookies, needsName: session.user.displayName === null };
}

/** Undefined where the address belongs to an account that this profile has no right to. */
async function findOrMake(core: Core, profile: ProviderProfile): Promise<Account | undefined> {
  const { accounts } = core;
  const known = await accounts.findByWay(profile);
  if (known) return provenBy(core, known, profile);
  const other = await accounts.findByEmail(profile.email);
  if (other?.user.emailVerified) return profile.emailVerified ? link(core, other, profile) : undefined;
  if (other && !profile.emailVerified) return undefined;
  // Nobody has proven to own it, so its password and its ways in may be a stranger's: it goes, and nothing is lost.
  if (other) await accounts.deleteUnverified(other.user.uid);
  const made = await accounts.make({
    name: cleanName(profile.name),
    email: profile.email,
    isVerified: profile.emailVerified,
    way: profile,
  });
  if (made) return made;
  // The same sign-in arrived twice at once, and the other one made it.
  return accounts.findByWay(profile);
}

/** An account that waits for its proof gets it when the provider has seen the same address proven. */
async function provenBy(core: Core, account: Account, profile: ProviderProfile): Promise<Account> {
  const { user } = account;
  if (user.emailVerified || !profile.emailVerified || user.email !== profile.email) return account;
  await core.accounts.markVerified(user.uid);
  return { ...account, user: { ...user, emailVerified: true } };
}

async function link(
  { accounts, parts }: Core,
  account: Account,
  profile: ProviderProfile,
): Promise<Account | undefined> {
  await accounts.addWay(account.user.uid, profile);
  parts.logEvent('provider-linked');
  return accounts.findByWay(profile);
}

interface Unproven {
  /** Undefined where the profile has no right to the account of this address. */
  account: Account | undefined;
  email: string;
  peer: Peer;
}

async function askForProof({ throttles, mailer, accounts }: Core, unproven: Unproven): Promise<void> {
  const { email, peer } = unproven;
  const account = unproven.account ?? (await accounts.findByEmail(email));
  if (!account) return;
  await throttles.mailFrom(peer);
  const isOwnersAlready = account.user.emailVerified;
  await throttles.mail(isOwnersAlready ? 'already-registered' : 'verify', email);
  if (isOwnersAlready) await mailer.sendAlreadyRegistered(account.user);
  else await mailer.sendVerification(account.user);
}

/** A name that may not be chosen here is asked for anew. */
function cleanName(name: string | null): string {
  return nameText.safeParse(name ?? '').data ?? '';
}
