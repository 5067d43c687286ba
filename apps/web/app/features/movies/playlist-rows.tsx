/** All of a user's playlists, with the field for a new one. */
import { Link } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import { keptMovieTexts } from '../kept-movie/kept-movie-texts.ts';
import { PlaylistNameForm } from '../playlists/playlist-name-form.tsx';
import { playlistPagesTexts as texts } from '../playlists/playlist-pages-texts.ts';
import { wishPlaylist } from '../playlists/playlists.ts';
import { playlistsMessages } from '../playlists/playlists-messages.ts';
import { usePlaylists } from '../playlists/use-playlists.ts';
import { KeptMoviesFailure } from './kept-movies.tsx';
import { moviesTexts } from './movies-texts.ts';
import { PlaylistRow } from './playlist-row.tsx';
import { RowSkeleton } from './row-skeleton.tsx';

export function PlaylistRows() {
  const list = usePlaylists();
  const playlists = list.status === 'ready' ? list.entries : [];
  const rows = useFocusAfterRemoval<HTMLDivElement>(playlists.length);
  if (list.status === 'loading') return <PlaylistRowsPending />;
  return (
    <>
      <div className="gutter">
        <PageHeading
          line={playlists.length > 0 ? texts.count(playlists.length) : undefined}
          action={list.status === 'ready' && <NewPlaylist />}
        >
          {texts.heading}
        </PageHeading>
        {list.status === 'failed' && (
          <KeptMoviesFailure message={playlistsMessages.fetchFailed} tryAgain={list.tryAgain} />
        )}
        {list.status === 'ready' && playlists.length === 0 && (
          <Notice
            picture="ticket"
            title={texts.emptyTitle}
            action={
              <Link to="/" className={buttonStyles.primary}>
                {moviesTexts.exploreHome}
              </Link>
            }
          >
            <p>{texts.emptyHint}</p>
          </Notice>
        )}
      </div>
      <div className="space-y-10 md:space-y-14" {...rows}>
        {playlists.map((playlist) => (
          <PlaylistRow key={playlist.id} playlist={playlist} />
        ))}
      </div>
    </>
  );
}

export function PlaylistRowsPending() {
  return (
    <>
      <div className="gutter">
        <PageHeading line={<Spinner label={keptMovieTexts.loading} />}>{texts.heading}</PageHeading>
      </div>
      <RowSkeleton />
    </>
  );
}

function NewPlaylist() {
  return (
    <div className="w-full sm:w-96">
      <PlaylistNameForm
        label={texts.newName}
        placeholder={texts.newPlaceholder}
        submit={texts.create}
        onName={async (name) => (await wishPlaylist(name)) !== undefined}
      />
    </div>
  );
}
