/** What the buttons that lead to playlists say. */
export const playlistsTexts = {
  add: 'Add to Playlist',
  addMovie: (title: string) => `Add to Playlist: ${title}`,
} as const;
