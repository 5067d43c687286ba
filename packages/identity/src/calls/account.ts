/** GET, PATCH and DELETE identity/account. */
import { Failure } from '@kinora/contracts/failure';
import type { Account } from '../accounts.ts';
import { answerJson } from '../answer-json.ts';
import type { Visit } from '../call.ts';
import type { Core } from '../core.ts';
import { displayNameOnly, passwordOrNone, readBody } from '../read-body.ts';
import type { LiveSession } from '../sessions/sessions.ts';
import { notSignedIn, requireSession } from '../signed-in-visit.ts';
import { minute } from '../times.ts';
import { checkPasswordAgain } from './check-password-again.ts';

/** Who signed in so lately needs not do it again before the account goes. */
const freshFor = 10 * minute;

export async function readAccount(core: Core, { request }: Visit): Promise<Response> {
  const { user } = await requireSession(core, request);
  const { passwordHash } = await accountOf(core, user.uid);
  return answerJson({ user, hasPassword: passwordHash !== null });
}

export async function renameAccount(core: Core, { request }: Visit): Promise<Response> {
  const { user } = await requireSession(core, request);
  const { displayName } = await readBody(request, displayNameOnly);
  await core.accounts.rename(user.uid, displayName);
  return answerJson({ ...user, displayName });
}

export async function deleteAccount(core: Core, { request, peer }: Visit): Promise<Response> {
  const session = await requireSession(core, request);
  const { password } = await readBody(request, passwordOrNone);
  const account = await accountOf(core, session.user.uid);
  if (account.passwordHash === null) requireFresh(core, session);
  else await checkPasswordAgain(core, { account, peer, password: password ?? '' });
  await core.accounts.delete(account.user.uid);
  await core.parts.onAccountDeleted?.();
  core.parts.logEvent('account-deleted');
  return answerJson({}, await core.sessions.endOf(request));
}

function requireFresh({ now }: Core, { signedInAt }: LiveSession): void {
  if (now() - signedInAt < freshFor) return;
  throw new Failure('sign-in-again', 'Please sign in again first.');
}

/** The account of a session, which another request may have just deleted. */
export async function accountOf({ accounts }: Core, userId: string): Promise<Account> {
  const account = await accounts.findById(userId);
  if (!account) throw notSignedIn();
  return account;
}
