/** Logs visits of films, and clears them. */
import { recentlyVisitedAnswers, recentlyVisitedPath } from '@kinora/contracts/recently-visited';
import { browserCall } from '../../client/browser-api.ts';
import { CallError, type Call } from '../../client/call.ts';
import { accepted, refused, type Outcome } from '../kept-movie/outcome.ts';
import { expectMessage } from '../kept-movie/read-kept-movies.ts';
import { tellOutcome } from '../kept-movie/tell-outcome.ts';
import { refetch } from '../kept-movie/user-query.ts';
import { recentlyVisitedTexts } from './recently-visited-texts.ts';

export async function logVisit(tmdbId: number): Promise<void> {
  try {
    await browserCall(recentlyVisitedPath, { method: 'POST', body: { tmdb_id: tmdbId } });
  } catch (cause) {
    // The call has logged it, and a visit that is not kept disturbs nobody.
    if (cause instanceof CallError) return;
    throw cause;
  }
  await refetch(recentlyVisitedPath);
}

/** Resolves with whether the list is empty now. */
export async function clearVisits(): Promise<boolean> {
  const outcome = await sendClear(browserCall);
  await tellOutcome(outcome);
  if (outcome.isAccepted) await refetch(recentlyVisitedPath);
  return outcome.isAccepted;
}

async function sendClear(call: Call): Promise<Outcome> {
  try {
    expectMessage(await call(recentlyVisitedPath, { method: 'DELETE' }), recentlyVisitedAnswers.cleared);
    return accepted(recentlyVisitedTexts.cleared);
  } catch (cause) {
    return refused(cause, recentlyVisitedTexts.clearFailed);
  }
}
