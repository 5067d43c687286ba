/** POST identity/login. */
import { Failure } from '@kinora/contracts/failure';
import { answerJson } from '../answer-json.ts';
import type { Visit } from '../call.ts';
import type { Core } from '../core.ts';
import { startSession } from '../start-session.ts';
import { checkCredentials } from './check-credentials.ts';

export async function login(core: Core, visit: Visit): Promise<Response> {
  const { user } = await checkCredentials(core, visit);
  if (!user.emailVerified) {
    core.parts.logEvent('sign-in-failed', { reason: 'email-not-verified' });
    throw new Failure(
      'email-not-verified',
      'Please verify your email address before logging in. Check your inbox for a verification email.',
    );
  }
  const { session, setCookies } = await startSession(core, user, visit.request);
  core.parts.logEvent('signed-in', { way: 'password' });
  return answerJson({ user: session.user, token: await core.tokens.issue(session) }, setCookies);
}
