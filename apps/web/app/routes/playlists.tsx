/** The user's playlists. */
import { PlaylistRows, PlaylistRowsPending } from '../features/movies/playlist-rows.tsx';
import { playlistPagesTexts as texts } from '../features/playlists/playlist-pages-texts.ts';
import { playlistsPagePath } from '../features/playlists/playlist-paths.ts';
import { RequireSession } from '../features/session/require-session.tsx';
import { PageHead } from '../shell/page-head.tsx';

export function Component() {
  return (
    <div className="pt-28 pb-20 md:pt-36">
      <PageHead title={texts.heading} description={texts.description} path={playlistsPagePath} isHidden />
      <RequireSession pending={<PlaylistRowsPending />}>{() => <PlaylistRows />}</RequireSession>
    </div>
  );
}
