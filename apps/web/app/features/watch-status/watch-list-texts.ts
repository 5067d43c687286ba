/** What the pages of watched and wanted films say. */
export const watchListTexts = {
  watched: {
    heading: 'Watched Movies',
    description: 'The films that you watched.',
    count: (count: number) => `You have watched ${count} movie(s)`,
    emptyTitle: 'No Watched Movies',
    emptyHint: 'Use the eye icon on a movie’s page to mark it as watched.',
    takeOff: (title: string) => `Remove ${title} from watched`,
  },
  want_to_watch: {
    heading: 'Your Watchlist',
    description: 'The films that you want to watch.',
    count: (count: number) => `You have ${count} movie(s) in your watchlist`,
    emptyTitle: 'Your Watchlist is Empty',
    emptyHint: 'Use the bookmark icon on a movie’s page to keep it for later.',
    takeOff: (title: string) => `Remove ${title} from your watchlist`,
  },
} as const;
