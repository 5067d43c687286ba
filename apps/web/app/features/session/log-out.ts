/** Logging out, from wherever its button stands: said when it worked, and said when it did not. */
import { showToast } from '../../ui/toast.ts';
import { browserSession } from './browser-session.ts';
import { sessionMessages } from './session-messages.ts';

export async function logOut(): Promise<void> {
  try {
    await browserSession.logOut();
  } catch {
    // `call()` has logged why.
    await showToast('failure', sessionMessages.notLoggedOut);
    return;
  }
  await showToast('success', sessionMessages.loggedOut);
}
