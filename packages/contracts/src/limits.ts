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

export const recommendations = {
  requested: 10,
  shown: 12,
  /** The largest `top_n`. */
  mostRequested: 50,
  /** What the site waits for the service. */
  budget: 2_000,
  /** What a page waits for the site: the budget, and a slow way there and back. */
  patience: 4_000,
  forYou: 20,
  /** How many of each of a user's lists the service is told. */
  mostSeeds: 200,
  /** Fewer people who liked two films are neither told nor learned from, so that nobody can be guessed. */
  minimumPeople: 3,
} as const;

export const toasts = { shownFor: 3_000, kept: 20, removalDelay: 1_000 } as const;

export const modal = { closeAfter: 500 } as const;

export const chat = {
  maximumHeightPixels: 600,
  widthPixels: 400,
  bubbleMaximumPercent: 80,
  /** Characters, counted as UTF-16 units after trimming. */
  maximumMessageLength: 1_000,
  /** How long a conversation is remembered after its latest message. */
  idleFor: 30 * 60_000,
  messagesPerMinute: 20,
  mostPicks: 5,
  /** Where a tab keeps its conversation. */
  storageKey: 'kinora_chat',
  /** The model's share of `requests.timeout`; then the offline engine answers. */
  modelBudget: 7_000,
} as const;

/** Characters, counted as UTF-16 units. */
export const accounts = {
  minimumPasswordLength: 6,
  maximumPasswordLength: 128,
  maximumNameLength: 80,
  /** RFC 5321 allows no longer address in a mail's envelope. */
  maximumEmailLength: 254,
} as const;

/** How long the link in a mail is good. */
export const mailLinks = { verifyFor: 24 * 60 * 60_000, newPasswordFor: 30 * 60_000 } as const;

/** A sign-in window that seems closed may only have cut its tie to us, so its answer is waited for this long. */
export const googlePopup = { graceAfterClosing: 8_000 } as const;

export const playlists = { maximumNameLength: 100 } as const;

/** What an account keeps at most: films that it likes, with a watch status, in all its playlists together; playlists. */
export const mostKept = { films: 10_000, playlists: 500 } as const;

export const recentlyVisited = { kept: 100 } as const;

/** TMDB's paging: 20 films a page, pages 1 to 500. */
export const paging = { pageSize: 20, firstPage: 1, lastPage: 500 } as const;

/** The largest id that the movie calls accept. */
export const largestId = 999_999_999;
