/** The numbers of the product, by name. Times are milliseconds, sizes say their unit. */

export const suggestions = {
  debounce: 300,
  minimumCharacters: 2,
  kept: 6,
  freshFor: 5 * 60_000,
  keptFor: 10 * 60_000,
} as const;

export const searchHistory = { kept: 10, shown: 3, storageKey: 'movie_search_history' } as const;

export const search = { submitBusyFor: 500, maximumQueryLength: 200 } as const;

export const popularSearches = [
  'Final Destination',
  'Mission Impossible',
  'Stree 2',
  'Interstellar',
] as const;

export const requests = { timeout: 10_000, retries: 1, freshFor: 5 * 60_000 } as const;

export const home = { heroMovies: 5, rowScrollPixels: 300 } as const;

export const recommendations = { requested: 10, shown: 12 } as const;

export const toasts = { shownFor: 3_000, kept: 20, removalDelay: 1_000 } as const;

export const modal = { closeAfter: 500 } as const;

export const chat = { maximumHeightPixels: 600, widthPixels: 400, bubbleMaximumPercent: 80 } as const;

/** TMDB's paging: 20 films a page, pages 1 to 500. */
export const paging = { pageSize: 20, firstPage: 1, lastPage: 500 } as const;

/** The largest id that the movie calls accept. */
export const largestId = 999_999_999;
