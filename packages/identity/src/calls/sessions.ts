/** GET identity/sessions and DELETE identity/sessions/{id}. */
import { Failure } from '@kinora/contracts/failure';
import type { Session } from '@kinora/contracts/session';
import { answerJson } from '../answer-json.ts';
import type { Visit } from '../call.ts';
import type { Core } from '../core.ts';
import { requireSession } from '../signed-in-visit.ts';
import { isoTime } from '../times.ts';

export async function listSessions(core: Core, { request }: Visit): Promise<Response> {
  const current = await requireSession(core, request);
  const found = await core.sessions.list(current.user.uid);
  const listed = found.map(({ id, signedInAt, lastSeenAt, userAgent }): Session => ({
    id,
    isCurrent: id === current.id,
    signedInAt: isoTime(signedInAt),
    lastSeenAt: isoTime(lastSeenAt),
    userAgent,
  }));
  return answerJson(listed);
}

export async function endSession(core: Core, { request, id }: Visit): Promise<Response> {
  const current = await requireSession(core, request);
  if (!(await core.sessions.end(current.user.uid, id)))
    throw new Failure('session-not-found', 'There is no such session.');
  return answerJson({}, id === current.id ? await core.sessions.endOf(request) : []);
}
