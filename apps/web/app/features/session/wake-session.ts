/** Finds out who is signed in when the page wakes, and again when that may have changed elsewhere. */
import { signedInCookie } from '@kinora/contracts/session';
import { setTokenSource } from '../../client/id-token.ts';
import { sessionChannel, type SessionNews } from './session-channel.ts';
import { readSession, setSession } from './session-state.ts';

const loadSession = async () => (await import('./browser-session.ts')).browserSession;

/** Once, in the browser. A visitor without the cookie loads nothing more and asks nobody. */
export function wakeSession(): void {
  // The window of a sign-in hands its answer over and closes: what it asked would be broken off.
  if (location.pathname === '/google-return' && location.hash.includes('as=popup')) return;
  setTokenSource(async (refused) => (hasCookie() ? (await loadSession()).findToken(refused) : undefined));
  sessionChannel().addEventListener('message', ({ data }: MessageEvent<SessionNews>) => {
    void look(data === 'signed-out');
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void look();
  });
  addEventListener('online', lookIfOutOfStep);
  document.addEventListener('visibilitychange', lookIfOutOfStep);
  void look();
}

/** The cookie may have come or gone while nobody looked at this tab. */
function lookIfOutOfStep(): void {
  if (!document.hidden && hasCookie() !== (readSession().status === 'in')) void look();
}

async function look(loggedOut = false): Promise<void> {
  if (hasCookie() && !loggedOut) return (await loadSession()).look();
  if (readSession().status === 'in') return (await loadSession()).end(loggedOut);
  setSession({ status: 'out' });
}

function hasCookie(): boolean {
  return document.cookie.includes(`${signedInCookie}=`);
}
