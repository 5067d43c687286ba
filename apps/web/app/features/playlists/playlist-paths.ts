/** The addresses of the pages of playlists. */
export const playlistsPagePath = '/playlists';

export function playlistPagePath(playlistId: string): string {
  return `/playlist/${encodeURIComponent(playlistId)}`;
}
