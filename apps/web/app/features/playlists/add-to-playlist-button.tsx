/** Adds a film to playlists. A visitor who is not logged in is told how to. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { playlistsMessages } from './playlists-messages.ts';

interface AddToPlaylistButtonProps {
  title: string;
  className: string;
  children?: ReactNode;
}

export function AddToPlaylistButton({ title, className, children }: AddToPlaylistButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={playlistsMessages.addMovie(title)}
      onClick={() => showToast('info', playlistsMessages.loginToAdd)}
    >
      <Icon name="plus" />
      {children}
    </button>
  );
}
