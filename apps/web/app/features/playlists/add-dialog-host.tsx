/** The place of the dialog that adds films to playlists; the dialog is loaded when it is opened. */
import { lazy, Suspense } from 'react';
import { changeMovieToAdd, useMovieToAdd } from './add-dialog-state.ts';

const AddToPlaylistsDialog = lazy(async () => ({
  default: (await import('./add-to-playlists-dialog.tsx')).AddToPlaylistsDialog,
}));

function close(): void {
  changeMovieToAdd();
}

export function AddDialogHost() {
  const movie = useMovieToAdd();
  return (
    movie && (
      <Suspense>
        <AddToPlaylistsDialog movie={movie} onClose={close} />
      </Suspense>
    )
  );
}
