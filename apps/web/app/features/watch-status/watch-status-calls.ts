/** The calls of the watch status, and the sentence for every way that they end. */
import { watchStatusAnswers, watchStatusPath, type WatchStatus } from '@kinora/contracts/watch-status';
import { isObject, unexpectedAnswer } from '../../client/answers.ts';
import type { Call } from '../../client/call.ts';
import { accepted, isStatus, refused, type Outcome } from '../kept-movie/outcome.ts';
import { expectMessage } from '../kept-movie/read-kept-movies.ts';
import { watchStatusMessages } from './watch-status-messages.ts';

export async function setWatchStatus(call: Call, tmdbId: number, status: WatchStatus): Promise<Outcome> {
  try {
    const answer = await call(watchStatusPath, { method: 'POST', body: { tmdb_id: tmdbId, status } });
    if (!isObject(answer)) throw unexpectedAnswer();
    return accepted(watchStatusMessages[status].set);
  } catch (cause) {
    return refused(cause, watchStatusMessages.failed, { 422: watchStatusMessages.full });
  }
}

/** `held` is the status that is taken off. One that is off already is as good. */
export async function removeWatchStatus(call: Call, tmdbId: number, held: WatchStatus): Promise<Outcome> {
  const done = accepted(watchStatusMessages[held].removed);
  try {
    expectMessage(
      await call(`${watchStatusPath}/${tmdbId}`, { method: 'DELETE' }),
      watchStatusAnswers.removed,
    );
    return done;
  } catch (cause) {
    return isStatus(cause, 404) ? done : refused(cause, watchStatusMessages.failed);
  }
}
