/** GET identity/session and POST identity/logout. */
import { answerJson } from '../answer-json.ts';
import type { Visit } from '../call.ts';
import type { Core } from '../core.ts';

export async function readSession(core: Core, { request }: Visit): Promise<Response> {
  const { sessions, tokens } = core;
  const session = await sessions.find(request);
  if (!session?.user.emailVerified)
    return answerJson(null, sessions.isClaimedBy(request) ? await sessions.endOf(request) : []);
  const setCookies = await sessions.noteUse(session, request);
  return answerJson({ user: session.user, token: await tokens.issue(session) }, setCookies);
}

export async function logout({ sessions, parts }: Core, { request }: Visit): Promise<Response> {
  const setCookies = await sessions.endOf(request);
  parts.logEvent('signed-out');
  return answerJson({}, setCookies);
}
