/** Films for what is being typed: after a rest of 300 ms, from two characters on, the first six. */
import { suggestions as limits } from '@kinora/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { encodeText } from '../../client/address.ts';
import { browserCall } from '../../client/browser-api.ts';
import { queryClient } from '../../client/query-client.ts';
import { expectMovies } from '../movies/read-movies.ts';
import { useDebounced } from './use-debounced.ts';

export interface Suggestion {
  id: number;
  title: string;
  poster: string | null;
  /** `YYYY-MM-DD`, or empty. */
  releaseDate: string;
  rating: number;
}

export interface Suggestions {
  /** Undefined while fewer than two characters are typed. */
  found: readonly Suggestion[] | undefined;
  isSearching: boolean;
}

const none: readonly Suggestion[] = [];

export function useSuggestions(typed: string): Suggestions {
  const query = typed.trim();
  const rested = useDebounced(query, limits.debounce);
  const isLongEnough = query.length >= limits.minimumCharacters;
  const { data, isFetching } = useQuery(
    {
      queryKey: ['suggestions', rested.toLowerCase()],
      queryFn: ({ signal }) => findSuggestions(rested, signal),
      enabled: rested.length >= limits.minimumCharacters,
      staleTime: limits.freshFor,
      gcTime: limits.keptFor,
    },
    queryClient,
  );
  if (!isLongEnough) return { found: undefined, isSearching: false };
  // A failed fetch was logged by the call; to the visitor it is an empty list.
  return { found: data ?? none, isSearching: isFetching || rested !== query };
}

async function findSuggestions(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const path = `api/tmdb/search/movie?query=${encodeText(query)}&page=1`;
  const answer = expectMovies(await browserCall(path, { signal }));
  return answer.results.slice(0, limits.kept).map((movie) => ({
    id: movie.id,
    title: movie.title,
    poster: movie.poster_path,
    releaseDate: movie.release_date,
    rating: movie.vote_average,
  }));
}
