/** The one place where somebody becomes signed in. */
import type { User } from '@kinora/contracts/session';
import type { Core } from './core.ts';
import type { LiveSession } from './sessions/sessions.ts';

export async function startSession(
  { sessions, device }: Core,
  user: User,
  request: Request,
): Promise<{ session: LiveSession; setCookies: string[] }> {
  // Whatever way led here, an address that nobody has proven signs nobody in.
  if (!user.emailVerified) throw new Error('An unverified account was about to be signed in.');
  const { session, setCookies } = await sessions.start(user.uid, request);
  return { session, setCookies: [...setCookies, device.write(user.uid)] };
}
