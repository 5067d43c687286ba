import { mostKept } from '@kinora/contracts/limits';

/** The sentences after a playlist was changed, or could not be. */
export const playlistsMessages = {
  created: 'Playlist created!',
  renamed: 'Playlist renamed!',
  deleted: 'Playlist deleted!',
  added: 'Movie added to playlist!',
  removed: 'Movie removed from playlist!',
  alreadyAdded: 'Movie already in playlist',
  notInPlaylist: 'Movie not in playlist',
  notYours: 'You don’t own this playlist',
  notFound: 'Playlist not found',
  tooMany: `You have ${mostKept.playlists} playlists already, which is the most`,
  full: `Your playlists are full: ${mostKept.films.toLocaleString('en-US')} movies in all`,
  createFailed: 'Failed to create playlist',
  renameFailed: 'Failed to rename playlist',
  deleteFailed: 'Failed to delete playlist',
  fetchFailed: 'Failed to fetch playlists',
  addFailed: 'Failed to add movie to playlist',
  removeFailed: 'Failed to remove movie from playlist',
  fetchMoviesFailed: 'Failed to fetch playlist movies',
  loginToCreate: 'Please login to create playlists',
  loginToRename: 'Please login to rename playlists',
  loginToDelete: 'Please login to delete playlists',
  loginToAdd: 'Please login to add movies to playlists',
  loginToRemove: 'Please login to remove movies from playlists',
} as const;
