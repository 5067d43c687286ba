/** What the page of visits and its messages say. */
export const recentlyVisitedTexts = {
  heading: 'Recently Viewed',
  description: 'The films whose pages you opened last.',
  count: (count: number) => `You have viewed ${count} movie(s)`,
  emptyTitle: 'No Recently Viewed Movies',
  emptyHint: 'Every movie whose page you open is kept here, the newest first.',
  clear: 'Clear',
  cancel: 'Cancel',
  clearTitle: 'Clear your recently viewed movies?',
  clearWarning: 'The list starts empty again. Your likes, lists and playlists stay as they are.',
  notCleared: 'The list is still there. You can try again.',
  cleared: 'Recently viewed movies cleared.',
  clearFailed: 'Failed to clear recently viewed movies.',
} as const;
