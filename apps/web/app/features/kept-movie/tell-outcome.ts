/** Tells the user how a change ended, and ends a session that the server has ended. */
import { showToast } from '../../ui/toast.ts';
import { browserSession } from '../session/browser-session.ts';
import type { Outcome } from './outcome.ts';

export async function tellOutcome({ kind, text, endsSession }: Outcome): Promise<void> {
  void showToast(kind, text);
  if (endsSession) await browserSession.end(false);
}
