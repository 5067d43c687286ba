/** Adds a film to any of the user's playlists, or to a new one. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useSession } from '../session/session-state.ts';
import type { MovieToAdd } from './add-dialog-state.ts';
import { PlaylistChoice } from './playlist-choice.tsx';
import { PlaylistNameForm } from './playlist-name-form.tsx';
import { playlistPagesTexts as texts } from './playlist-pages-texts.ts';
import { wishPlaylist } from './playlists.ts';
import type { OwnPlaylist } from './read-playlists.ts';
import { useAdding, type Adding } from './use-adding.ts';
import { usePlaylists } from './use-playlists.ts';

interface AddToPlaylistsDialogProps {
  movie: MovieToAdd;
  onClose: () => void;
}

export function AddToPlaylistsDialog({ movie, onClose }: AddToPlaylistsDialogProps) {
  const list = usePlaylists();
  const adding = useAdding(movie.id, onClose);
  useCloseWhenLeaving(onClose);
  const playlists = list.status === 'ready' ? list.entries : [];

  const [newest, setNewest] = useState<OwnPlaylist>();
  const create = async (name: string) => {
    const created = await wishPlaylist(name);
    if (!created) return false;
    adding.toggle(created.id);
    setNewest(created);
    return true;
  };

  return (
    <Dialog
      title={texts.dialogTitle}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={buttonStyles.quiet} onClick={onClose}>
            {texts.cancel}
          </button>
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={adding.chosen.size === 0}
            aria-disabled={adding.progress !== undefined}
            onClick={() => adding.confirm(playlists)}
          >
            {texts.confirm}
          </button>
        </>
      }
    >
      <p className="pb-4 text-ink-mid">{movie.title}</p>
      <PlaylistNameForm
        label={texts.newName}
        placeholder={texts.newPlaceholder}
        submit={texts.create}
        onName={create}
        isFocused
      />
      <PlaylistChoice list={list} adding={adding} />
      <p role="status" className="min-h-6 py-2 text-sm text-ink-mid tabular-nums">
        {describe(adding, playlists) || (newest && texts.created(newest.name))}
      </p>
    </Dialog>
  );
}

/** While the dialog is open, messages outside of it are not read out: it says itself how far it is. */
function describe({ progress, isDone, stateOf }: Adding, playlists: readonly OwnPlaylist[]): string {
  if (progress) return texts.adding(progress.position, progress.count);
  if (isDone) return texts.addedAll;
  const failed = playlists.filter(({ id }) => stateOf(id) === 'failed').map(({ name }) => name);
  return failed.length > 0 ? texts.someFailed(failed.join(', ')) : '';
}

/** Going to another page and the end of the session close it. */
function useCloseWhenLeaving(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const { status } = useSession();
  useEffect(() => {
    if (key !== openedAt.current || status === 'out') onClose();
  }, [key, status, onClose]);
}
