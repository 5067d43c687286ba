/** One of the user's playlists as a row of its films, with what can be done with it. */
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import type { UserList } from '../kept-movie/use-user-list.ts';
import { PlaylistMenu } from '../playlists/playlist-menu.tsx';
import { playlistPagePath } from '../playlists/playlist-paths.ts';
import { playlistPagesTexts as texts } from '../playlists/playlist-pages-texts.ts';
import { playlistsMessages } from '../playlists/playlists-messages.ts';
import type { OwnPlaylist } from '../playlists/read-playlists.ts';
import { RenameForm } from '../playlists/rename-form.tsx';
import { usePlaylistMovies } from '../playlists/use-playlists.ts';
import { RowFilms } from './movie-row.tsx';
import type { MovieCardData } from './movie-shapes.ts';
import { RowSkeleton } from './row-skeleton.tsx';

export function PlaylistRow({ playlist }: { playlist: OwnPlaylist }) {
  const { list } = usePlaylistMovies(playlist.id);
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <section aria-label={playlist.name} className="space-y-2">
      <header className="flex items-center justify-between gap-4 gutter">
        {isRenaming ? (
          <RenameForm playlist={playlist} onRenamed={() => setIsRenaming(false)} />
        ) : (
          <h2 className="min-w-0 text-xl wrap-anywhere">
            <Link
              to={playlistPagePath(playlist.id)}
              className="transition-colors duration-150 hover:text-light-pale"
            >
              {playlist.name}
            </Link>
          </h2>
        )}
        <PlaylistMenu playlist={playlist} onRename={() => setIsRenaming(true)} />
      </header>
      <PlaylistFilms title={playlist.name} list={list} />
    </section>
  );
}

function PlaylistFilms({ title, list }: { title: string; list: UserList<MovieCardData> }) {
  if (list.status === 'loading') return <RowSkeleton />;
  if (list.status === 'failed') {
    return (
      <div className="flex flex-wrap items-center gap-4 gutter py-4">
        <p role="alert" className="text-bad">
          {playlistsMessages.fetchMoviesFailed}
        </p>
        <button type="button" className={buttonStyles.quiet} onClick={list.tryAgain}>
          {texts.tryAgain}
        </button>
      </div>
    );
  }
  if (list.entries.length === 0) return <p className="gutter py-4 text-ink-mid">{texts.noMovies}</p>;
  return <RowFilms title={title} movies={list.entries} />;
}
