import { mostKept } from '@kinora/contracts/limits';

/** The sentences after a status was set or taken off. */
export const watchStatusMessages = {
  watched: {
    set: 'Movie marked as watched!',
    alreadySet: 'Already marked as watched.',
    removed: 'Removed from watched.',
    loginToSet: 'Please login to mark movies as watched',
  },
  want_to_watch: {
    set: 'Added to your watchlist!',
    alreadySet: 'Already in your watchlist.',
    removed: 'Removed from your watchlist.',
    loginToSet: 'Please login to add movies to your watchlist',
  },
  full: `Your watch lists are full: ${mostKept.films.toLocaleString('en-US')} movies`,
  failed: 'Failed to update status.',
} as const;
