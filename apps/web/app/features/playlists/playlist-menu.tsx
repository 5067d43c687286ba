/** What can be done with a playlist, below three dots. */
import { useState } from 'react';
import { Link } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { DeletePlaylistDialog } from './delete-playlist-dialog.tsx';
import { playlistPagePath } from './playlist-paths.ts';
import { playlistPagesTexts as texts } from './playlist-pages-texts.ts';
import type { OwnPlaylist } from './read-playlists.ts';

const entry =
  'block w-full px-5 py-2.5 text-left text-sm transition-colors duration-150 hover:bg-raised-more focus-visible:-outline-offset-2';
const plainEntry = `${entry} text-ink-mid hover:text-light-pale`;

interface PlaylistMenuProps {
  playlist: OwnPlaylist;
  onRename: () => void;
}

export function PlaylistMenu({ playlist, onRename }: PlaylistMenuProps) {
  const { isOpen, toggle, close, containerRef, buttonRef } = useDisclosure();
  const [isDeleting, setIsDeleting] = useState(false);
  const menuId = `playlist-menu-${playlist.id}`;
  const choose = (act: () => void) => {
    close();
    // What was pressed is gone with the menu; a dialog gives the focus back to where it was.
    buttonRef.current?.focus();
    act();
  };
  return (
    <div ref={containerRef} className="relative">
      <button
        ref={buttonRef}
        type="button"
        aria-label={texts.menu(playlist.name)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={toggle}
        className={buttonStyles.icon}
      >
        <Icon name="more" />
      </button>
      <ul
        id={menuId}
        hidden={!isOpen}
        className="absolute top-full right-0 z-20 mt-1 w-52 animate-drop rounded-lg border border-line bg-raised py-2 shadow-2xl"
      >
        <li>
          <Link to={playlistPagePath(playlist.id)} onClick={close} className={plainEntry}>
            {texts.viewAll}
          </Link>
        </li>
        <li>
          <button type="button" onClick={() => choose(onRename)} className={plainEntry}>
            {texts.rename}
          </button>
        </li>
        <li>
          <button
            type="button"
            onClick={() => choose(() => setIsDeleting(true))}
            className={`${entry} text-bad`}
          >
            {texts.delete}
          </button>
        </li>
      </ul>
      {isDeleting && <DeletePlaylistDialog playlist={playlist} onClose={() => setIsDeleting(false)} />}
    </div>
  );
}
