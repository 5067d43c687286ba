/** A playlist's films, its name and what can be done with it. */
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import type { UserList } from '../kept-movie/use-user-list.ts';
import { DeletePlaylistDialog } from '../playlists/delete-playlist-dialog.tsx';
import { RenameForm } from '../playlists/rename-form.tsx';
import { playlistsPagePath } from '../playlists/playlist-paths.ts';
import { playlistPagesTexts as texts } from '../playlists/playlist-pages-texts.ts';
import { playlistsMessages } from '../playlists/playlists-messages.ts';
import type { OwnPlaylist } from '../playlists/read-playlists.ts';
import { usePlaylistMovies, usePlaylists } from '../playlists/use-playlists.ts';
import { CardCornerButton } from './card-corner-button.tsx';
import { KeptMoviesFailure, KeptMoviesPending } from './kept-movies.tsx';
import { MovieGrid } from './movie-grid.tsx';
import { NoMovies } from './movie-results.tsx';
import type { MovieCardData } from './movie-shapes.ts';

interface PlaylistPageProps {
  playlistId: string;
  /** What the page says of itself to the browser, by the name of the playlist. */
  headOf: (name: string) => ReactNode;
}

export function PlaylistPage({ playlistId, headOf }: PlaylistPageProps) {
  const name = usePlaylistName(playlistId);
  return (
    <>
      {headOf(name)}
      <PlaylistMovies playlist={{ id: playlistId, name }} />
    </>
  );
}

/** The address has the id as a text, whatever the server calls it by. */
function usePlaylistName(playlistId: string): string {
  const list = usePlaylists();
  const playlists = list.status === 'ready' ? list.entries : [];
  return playlists.find(({ id }) => id === playlistId)?.name ?? texts.fallbackName;
}

function PlaylistMovies({ playlist }: { playlist: OwnPlaylist }) {
  const { list, remove } = usePlaylistMovies(playlist.id);
  const movies = list.status === 'ready' ? list.entries : [];
  const grid = useFocusAfterRemoval<HTMLUListElement>(movies.length);
  const controlOf = ({ id, title }: MovieCardData) => (
    <CardCornerButton label={texts.remove(title)} onPress={() => remove(id)} />
  );
  if (list.status === 'loading') return <KeptMoviesPending heading={playlist.name} />;
  if (list.status === 'failed') return <PlaylistFailure name={playlist.name} failure={list} />;
  return (
    <>
      <PlaylistHead playlist={playlist} line={movies.length > 0 ? texts.found(movies.length) : undefined} />
      {movies.length > 0 ? (
        <MovieGrid movies={movies} label={playlist.name} controlOf={controlOf} {...grid} />
      ) : (
        <NoMovies title={texts.emptyPlaylist} hint={texts.emptyPlaylistHint} />
      )}
    </>
  );
}

function PlaylistHead({ playlist, line }: { playlist: OwnPlaylist; line: string | undefined }) {
  const [step, setStep] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const navigate = useNavigate();
  const show = () => setStep('shown');
  return (
    <>
      <PageHeading
        line={line}
        field={step === 'renaming' && <RenameForm playlist={playlist} onRenamed={show} />}
        action={
          <div className="flex gap-3">
            <button type="button" className={buttonStyles.quiet} onClick={() => setStep('renaming')}>
              {texts.rename}
            </button>
            <button
              type="button"
              aria-haspopup="dialog"
              className={buttonStyles.quiet}
              onClick={() => setStep('deleting')}
            >
              {texts.delete}
            </button>
          </div>
        }
      >
        {playlist.name}
      </PageHeading>
      {step === 'deleting' && (
        <DeletePlaylistDialog
          playlist={playlist}
          onClose={show}
          onDeleted={() => navigate(playlistsPagePath, { replace: true })}
        />
      )}
    </>
  );
}

interface PlaylistFailureProps {
  name: string;
  failure: Extract<UserList<MovieCardData>, { status: 'failed' }>;
}

function PlaylistFailure({ name, failure }: PlaylistFailureProps) {
  if (failure.code === 403)
    return <NoSuchPlaylist title={playlistsMessages.notYours} hint={texts.notYoursHint} />;
  // An id that cannot be one is as little there as one that nobody has.
  if (failure.code === 404 || failure.code === 400) {
    return <NoSuchPlaylist title={playlistsMessages.notFound} hint={texts.notFoundHint} />;
  }
  return (
    <>
      <PageHeading>{name}</PageHeading>
      <KeptMoviesFailure message={playlistsMessages.fetchMoviesFailed} tryAgain={failure.tryAgain} />
    </>
  );
}

function NoSuchPlaylist({ title, hint }: { title: string; hint: string }) {
  return (
    <Notice
      picture="reel"
      title={title}
      level={1}
      action={
        <Link to={playlistsPagePath} className={buttonStyles.primary}>
          {texts.toPlaylists}
        </Link>
      }
    >
      <p>{hint}</p>
    </Notice>
  );
}
