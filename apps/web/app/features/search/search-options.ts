/** What the list below the search input offers, in the order that the arrow keys walk. */
import { popularSearches, searchHistory } from '@kinora/contracts/limits';
import { moviePath } from '../movies/movie-paths.ts';
import { searchPath } from './search-paths.ts';
import type { Suggestion, Suggestions } from './use-suggestions.ts';

export type SearchOption =
  | { kind: 'movie'; movie: Suggestion; path: string }
  | { kind: 'recent' | 'popular'; query: string; path: string };

export function listOptions({ found }: Suggestions, history: readonly string[]): SearchOption[] {
  if (found) return found.map((movie) => ({ kind: 'movie', movie, path: moviePath(movie.id) }));
  return [
    ...history.slice(0, searchHistory.shown).map((query) => asSearch('recent', query)),
    ...popularSearches.map((query) => asSearch('popular', query)),
  ];
}

function asSearch(kind: 'recent' | 'popular', query: string): SearchOption {
  return { kind, query, path: searchPath(query) };
}

/** The option that an arrow key leads to; before the first and behind the last is the input itself (-1). */
export function moveActive(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const step = key === 'ArrowDown' ? 1 : -1;
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
