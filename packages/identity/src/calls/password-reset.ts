/** POST identity/password-reset and POST identity/new-password. */
import { Failure } from '@kinora/contracts/failure';
import type { Account } from '../accounts.ts';
import { answerJson } from '../answer-json.ts';
import type { Visit } from '../call.ts';
import type { Core } from '../core.ts';
import { checkNewPassword } from '../passwords/password-rules.ts';
import { checkEmail, emailOnly, newPassword, readBody } from '../read-body.ts';
import { linkNotValid } from './verification.ts';

export async function sendPasswordReset(core: Core, { request, peer }: Visit): Promise<Response> {
  const { email } = await readBody(request, emailOnly);
  checkEmail(email);
  await core.throttles.mailFrom(peer);
  const account = await core.accounts.findByEmail(email);
  if (core.parts.isEnumerationProtected) {
    if (account) core.mailer.sendLater(sendLink(core, account));
    return answerJson({});
  }
  if (!account) {
    await core.throttles.reveal(peer, email);
    throw new Failure('user-not-found', 'No user found with this email address.');
  }
  // Who is told no more of unknown addresses must not learn them from the success of the others.
  await core.throttles.revealBySuccess(peer);
  await sendLink(core, account);
  return answerJson({});
}

async function sendLink({ throttles, mailer }: Core, { user }: Account): Promise<void> {
  await throttles.mail('new-password', user.email);
  await mailer.sendNewPassword(user);
}

export async function setNewPassword(core: Core, { request, peer }: Visit): Promise<Response> {
  const { token, password } = await readBody(request, newPassword);
  await core.throttles.link(peer);
  const userId = await core.mailLinks.findUser(token, 'new-password');
  const account = userId === undefined ? undefined : await core.accounts.findById(userId);
  if (!account) throw linkNotValid();
  const { user } = account;
  // A password that is refused must not cost the link.
  await checkNewPassword(password, { name: user.displayName, email: user.email });
  const passwordHash = await core.passwords.hash(password);
  if ((await core.mailLinks.use(token, 'new-password')) === undefined) throw linkNotValid();
  await core.accounts.setPassword(account, passwordHash);
  await core.throttles.forgive(user.email);
  core.parts.logEvent('password-changed', { by: 'link' });
  await core.mailer.tellPasswordChanged(user);
  return answerJson({ email: user.email });
}
