import { Failure } from '@kinora/contracts/failure';
import type { Core } from './core.ts';
import type { LiveSession } from './sessions/sessions.ts';

/** The session of who asks. Rejects with `not-signed-in`. */
export async function requireSession({ sessions }: Core, request: Request): Promise<LiveSession> {
  const session = await sessions.find(request);
  if (!session?.user.emailVerified) throw notSignedIn();
  return session;
}

export function notSignedIn(options?: ErrorOptions): Failure {
  return new Failure('not-signed-in', 'Please log in.', options);
}
