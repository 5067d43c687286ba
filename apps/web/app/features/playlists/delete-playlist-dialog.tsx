/** Asks once before a playlist is deleted. */
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { playlistPagesTexts as texts } from './playlist-pages-texts.ts';
import { wishAway } from './playlists.ts';
import type { OwnPlaylist } from './read-playlists.ts';

interface DeletePlaylistDialogProps {
  playlist: OwnPlaylist;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeletePlaylistDialog({ playlist, onClose, onDeleted }: DeletePlaylistDialogProps) {
  const deleteIt = async () => {
    const isDeleted = await wishAway(playlist.id);
    if (isDeleted) onDeleted?.();
    return isDeleted;
  };
  return (
    <ConfirmDialog
      title={texts.deleteTitle(playlist.name)}
      warning={texts.deleteWarning}
      cancel={texts.cancel}
      confirm={texts.delete}
      failed={texts.notDeleted}
      onClose={onClose}
      onConfirm={deleteIt}
    />
  );
}
