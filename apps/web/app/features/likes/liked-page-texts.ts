/** What the page and the row of liked films say. */
export const likedPageTexts = {
  heading: 'Your Liked Movies',
  description: 'The films that you like.',
  count: (count: number) => `You have liked ${count} movie(s)`,
  emptyTitle: 'No liked movies found',
  emptyHint: 'Press the heart on any movie, and it is kept here.',
  row: 'Liked Movies',
} as const;
