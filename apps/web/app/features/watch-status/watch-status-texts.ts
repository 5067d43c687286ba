/** What the buttons of watched films and the watchlist say. */
export const watchStatusTexts = {
  watched: { mark: 'Mark as Watched', marked: 'Watched' },
  want_to_watch: { mark: 'Add to Watchlist', marked: 'In your watchlist' },
} as const;
