/** The calls of likes, and the sentence for every way that they end. */
import { likesAnswers, likesPath } from '@kinora/contracts/likes';
import type { Call } from '../../client/call.ts';
import { accepted, isStatus, refused, type Outcome } from '../kept-movie/outcome.ts';
import { expectMessage } from '../kept-movie/read-kept-movies.ts';
import { likesMessages } from './likes-messages.ts';

export async function likeMovie(call: Call, tmdbId: number): Promise<Outcome> {
  try {
    const answer = await call(likesPath, { method: 'POST', body: { tmdb_id: tmdbId } });
    expectMessage(answer, likesAnswers.liked);
    return accepted(likesMessages.liked);
  } catch (cause) {
    if (isStatus(cause, 409)) return accepted(likesMessages.alreadyLiked, 'info');
    return refused(cause, likesMessages.likeFailed, { 422: likesMessages.full });
  }
}

export async function unlikeMovie(call: Call, tmdbId: number): Promise<Outcome> {
  try {
    const answer = await call(`${likesPath}/${tmdbId}`, { method: 'DELETE' });
    expectMessage(answer, likesAnswers.removed);
    return accepted(likesMessages.unliked);
  } catch (cause) {
    return refused(cause, likesMessages.unlikeFailed, { 404: likesMessages.notLiked });
  }
}
