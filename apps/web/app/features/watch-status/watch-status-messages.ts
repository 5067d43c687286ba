/** What the site says about watched films and the watchlist. */
export const watchStatusMessages = {
  markAsWatched: 'Mark as Watched',
  addToWatchlist: 'Add to Watchlist',
  loginToMark: 'Please login to mark movies as watched',
  loginToWatchlist: 'Please login to add movies to your watchlist',
} as const;
