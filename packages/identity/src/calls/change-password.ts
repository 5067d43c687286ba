/** POST identity/password. */
import { answerJson } from '../answer-json.ts';
import type { Visit } from '../call.ts';
import type { Core } from '../core.ts';
import { checkNewPassword } from '../passwords/password-rules.ts';
import { passwordChange, readBody } from '../read-body.ts';
import { requireSession } from '../signed-in-visit.ts';
import { accountOf } from './account.ts';
import { checkPasswordAgain } from './check-password-again.ts';

export async function changePassword(core: Core, { request, peer }: Visit): Promise<Response> {
  const session = await requireSession(core, request);
  const { currentPassword, password } = await readBody(request, passwordChange);
  const account = await accountOf(core, session.user.uid);
  const { user } = account;
  await checkPasswordAgain(core, { account, peer, password: currentPassword });
  await checkNewPassword(password, { name: user.displayName, email: user.email });
  await core.accounts.setPassword(account, await core.passwords.hash(password), session.id);
  await core.mailLinks.void(user.uid);
  core.parts.logEvent('password-changed', { by: 'owner' });
  await core.mailer.tellPasswordChanged(user);
  return answerJson({});
}
