/** One of the user's playlists. */
import { useParams } from 'react-router';
import { KeptMoviesPending } from '../features/movies/kept-movies.tsx';
import { PlaylistPage } from '../features/movies/playlist-page.tsx';
import { playlistPagesTexts as texts } from '../features/playlists/playlist-pages-texts.ts';
import { playlistPagePath } from '../features/playlists/playlist-paths.ts';
import { RequireSession } from '../features/session/require-session.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  const { playlistId = '' } = useParams();
  const headOf = (name: string) => (
    <PageHead title={name} description={texts.pageDescription} path={playlistPagePath(playlistId)} isHidden />
  );
  return (
    <Page>
      <RequireSession
        pending={
          <>
            {headOf(texts.fallbackName)}
            <KeptMoviesPending heading={texts.fallbackName} />
          </>
        }
      >
        {() => <PlaylistPage key={playlistId} playlistId={playlistId} headOf={headOf} />}
      </RequireSession>
    </Page>
  );
}
