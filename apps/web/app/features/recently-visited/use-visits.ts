/** The films that the user visited, newest first. */
import { recentlyVisitedPath } from '@kinora/contracts/recently-visited';
import { readKeptMovies, type KeptCard } from '../kept-movie/read-kept-movies.ts';
import { useUserList, type UserList } from '../kept-movie/use-user-list.ts';

export function useVisits(): UserList<KeptCard> {
  return useUserList(recentlyVisitedPath, readKeptMovies);
}
