/** The films that the user likes, newest first, without those whose heart was just taken back. */
import { likesPath } from '@kinora/contracts/likes';
import { readKeptMovies, type KeptCard } from '../kept-movie/read-kept-movies.ts';
import { useUserList, type UserList } from '../kept-movie/use-user-list.ts';
import { likes } from './likes.ts';

export function useLikedMovies(): UserList<KeptCard> {
  const list = useUserList(likesPath, readKeptMovies);
  const entries = likes.useStillKept(list.status === 'ready' ? list.entries : []);
  return list.status === 'ready' ? { status: 'ready', entries } : list;
}
