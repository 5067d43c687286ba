/** The films that have a status, and the wish to change it. Loaded when somebody is signed in or presses a button. */
import { watchStatusPath, type WatchStatus } from '@kinora/contracts/watch-status';
import { browserCall } from '../../client/browser-api.ts';
import { showToast } from '../../ui/toast.ts';
import { createKeptStates } from '../kept-movie/kept-states.ts';
import { accepted, type Outcome } from '../kept-movie/outcome.ts';
import { whenSessionKnown } from '../session/session-state.ts';
import { readWatchEntries } from './read-watch-entries.ts';
import { watchStates } from './watch-states.ts';
import { removeWatchStatus, setWatchStatus } from './watch-status-calls.ts';
import { watchStatusMessages } from './watch-status-messages.ts';

export const watchStatus = createKeptStates({
  path: watchStatusPath,
  read: readWatchEntries,
  stateOf: ({ status }) => status,
  held: watchStates,
  send: (tmdbId, wanted, known) =>
    wanted ? setUnlessListed(tmdbId, wanted) : removeWatchStatus(browserCall, tmdbId, known ?? 'watched'),
});

/** A press may come before the list: what it turns out to hold already is not sent again. */
async function setUnlessListed(tmdbId: number, wanted: WatchStatus): Promise<Outcome> {
  const listed = await watchStatus.readFirst(tmdbId);
  if (listed === wanted) return accepted(watchStatusMessages[wanted].alreadySet, 'info');
  return setWatchStatus(browserCall, tmdbId, wanted);
}

/** Choosing what is held already changes nothing. */
export async function wishWatchStatus(tmdbId: number, wanted: WatchStatus): Promise<void> {
  const session = await whenSessionKnown();
  const messages = watchStatusMessages[wanted];
  if (session.status !== 'in') return showToast('info', messages.loginToSet);
  if (watchStates.read(tmdbId) === wanted) return showToast('info', messages.alreadySet);
  return watchStatus.wish(tmdbId, wanted);
}

export async function takeOffWatchStatus(tmdbId: number): Promise<void> {
  return watchStatus.wish(tmdbId, undefined);
}
