/**
 * A playlist of another user answers 403 `not-your-playlist`, one that nobody has 404 `playlist-not-found`.
 *
 * | call | body | answer | failures |
 * |---|---|---|---|
 * | GET api/user/playlists | | `Playlist[]`, newest first | not-signed-in |
 * | POST api/user/playlists | `{name}` | 201 `Playlist` | not-signed-in, list-full |
 * | PATCH api/user/playlists/{id} | `{name}` | `Playlist` | not-signed-in, not-your-playlist, playlist-not-found |
 * | DELETE api/user/playlists/{id} | | `{message: 'Playlist deleted'}` | the same |
 * | GET api/user/playlists/{id}/movies | | `KeptMovie[]`, newest first | the same |
 * | POST api/user/playlists/{id}/movies | `{tmdb_id}` | 201 `{message: 'Movie added to playlist'}` | the same, movie-not-found, already-in-playlist (409), list-full |
 * | DELETE api/user/playlists/{id}/movies/{tmdb_id} | | `{message: 'Movie removed from playlist'}` | the same, not-in-playlist |
 */
export interface Playlist {
  playlist_id: number;
  name: string;
}

export const playlistsPath = 'api/user/playlists';

export const playlistsAnswers = {
  deleted: 'Playlist deleted',
  added: 'Movie added to playlist',
  removed: 'Movie removed from playlist',
} as const;
