/** POST identity/verification-mail and POST identity/verify. */
import { Failure } from '@kinora/contracts/failure';
import { answerJson } from '../answer-json.ts';
import type { Visit } from '../call.ts';
import type { Core } from '../core.ts';
import { readBody, tokenOnly } from '../read-body.ts';
import { checkCredentials } from './check-credentials.ts';

export async function sendVerificationMail(core: Core, visit: Visit): Promise<Response> {
  const { user } = await checkCredentials(core, visit);
  if (user.emailVerified) return answerJson({});
  await core.throttles.mailFrom(visit.peer);
  await core.throttles.mail('verify', user.email);
  await core.mailer.sendVerification(user);
  return answerJson({});
}

export async function verify(core: Core, { request, peer }: Visit): Promise<Response> {
  const { token } = await readBody(request, tokenOnly);
  await core.throttles.link(peer);
  const userId = await core.mailLinks.use(token, 'verify');
  const account = userId === undefined ? undefined : await core.accounts.findById(userId);
  if (!account) throw linkNotValid();
  await core.accounts.markVerified(account.user.uid);
  core.parts.logEvent('email-verified');
  return answerJson({ email: account.user.email });
}

export function linkNotValid(): Failure {
  return new Failure('link-not-valid', 'This link is not valid any more. Please ask for a new one.');
}
