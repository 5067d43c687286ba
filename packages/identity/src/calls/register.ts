/** POST identity/register. */
import { Failure, isFailure } from '@kinora/contracts/failure';
import { mailLinks } from '@kinora/contracts/limits';
import type { Account } from '../accounts.ts';
import { answerJson } from '../answer-json.ts';
import type { Visit } from '../call.ts';
import type { Core } from '../core.ts';
import { checkNewPassword } from '../passwords/password-rules.ts';
import { checkEmail, readBody, registration } from '../read-body.ts';

export async function register(core: Core, { request, peer }: Visit): Promise<Response> {
  const { name, email, password } = await readBody(request, registration);
  checkEmail(email);
  await checkNewPassword(password, { name, email });
  await core.throttles.registration(peer);
  // Before anything is looked up, so that the time says nothing.
  const passwordHash = await core.passwords.hash(password);

  await forgetAbandoned(core, await core.accounts.findByEmail(email));
  const account = await core.accounts.make({ name, email, isVerified: false, way: { passwordHash } });
  if (!account) return answerTaken(core, peer, email);
  await welcome(core, account);
  core.parts.logEvent('registered');
  return answerJson({});
}

/** An address is held by nobody once the link that would have proven it is dead and nothing was proven. */
async function forgetAbandoned(core: Core, account: Account | undefined): Promise<void> {
  if (!account || account.user.emailVerified) return;
  // A young one may be about to get its link.
  if (core.now() - account.madeAt < mailLinks.verifyFor) return;
  if (await core.mailLinks.hasLive(account.user.uid, 'verify')) return;
  await core.accounts.deleteUnverified(account.user.uid);
}

async function welcome(core: Core, { user }: Account): Promise<void> {
  if (core.parts.isEnumerationProtected) {
    core.mailer.sendLater(core.mailer.sendVerification(user));
    return;
  }
  try {
    await core.mailer.sendVerification(user);
  } catch (thrown) {
    // Nobody could ever use it, and it would stand in the way of trying again.
    await core.accounts.deleteUnverified(user.uid);
    if (!isFailure(thrown)) throw thrown;
    throw new Failure('mail-not-sent', 'Could not send verification email. Please try again later.', {
      cause: thrown,
    });
  }
}

async function answerTaken(core: Core, peer: Visit['peer'], email: string): Promise<Response> {
  if (!core.parts.isEnumerationProtected) {
    await core.throttles.reveal(peer, email);
    throw new Failure(
      'email-in-use',
      'This email is already in use. Please log in or use a different email.',
    );
  }
  const account = await core.accounts.findByEmail(email);
  if (account) core.mailer.sendLater(tellOwner(core, account));
  return answerJson({});
}

async function tellOwner({ throttles, mailer }: Core, { user }: Account): Promise<void> {
  await throttles.mail('already-registered', user.email);
  await mailer.sendAlreadyRegistered(user);
}
