/** The films that the user likes, and the wish to change them. Loaded when somebody is signed in or presses a heart. */
import { likesPath } from '@kinora/contracts/likes';
import { browserCall } from '../../client/browser-api.ts';
import { showToast } from '../../ui/toast.ts';
import { createKeptStates } from '../kept-movie/kept-states.ts';
import { readKeptMovies } from '../kept-movie/read-kept-movies.ts';
import { whenSessionKnown } from '../session/session-state.ts';
import { likedStates } from './liked-states.ts';
import { likeMovie, unlikeMovie } from './likes-calls.ts';
import { likesMessages } from './likes-messages.ts';

export const likes = createKeptStates({
  path: likesPath,
  read: readKeptMovies,
  stateOf: () => true as const,
  held: likedStates,
  send: (tmdbId, wanted) => (wanted ? likeMovie(browserCall, tmdbId) : unlikeMovie(browserCall, tmdbId)),
});

export async function wishLike(tmdbId: number, wanted: boolean): Promise<void> {
  const session = await whenSessionKnown();
  if (session.status === 'in') return likes.wish(tmdbId, wanted ? true : undefined);
  return showToast('info', wanted ? likesMessages.loginToLike : likesMessages.loginToUnlike);
}
