/** What the site says about playlists. */
export const playlistsMessages = {
  add: 'Add to Playlist',
  addMovie: (title: string) => `Add to Playlist: ${title}`,
  loginToAdd: 'Please login to add movies to playlists',
} as const;
