/** The four content lists, by the words of the site's addresses. */
export const movieLists = ['popular', 'top_rated', 'trending', 'now_playing'] as const;

export type MovieList = (typeof movieLists)[number];

/** Where each list stands below `/api/tmdb/`. */
export const movieListPaths: Record<MovieList, string> = {
  popular: 'movie/popular',
  top_rated: 'movie/top_rated',
  trending: 'trending/movie/week',
  now_playing: 'movie/now_playing',
};

export function isMovieList(word: string): word is MovieList {
  return Object.hasOwn(movieListPaths, word);
}
