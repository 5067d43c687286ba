/** Opens the dialog that adds a film to playlists. What a press does is loaded when it is first needed. */
import { Icon } from '../../ui/icon.tsx';
import { playlistsTexts } from './playlists-texts.ts';

interface AddToPlaylistButtonProps {
  movie: { id: number; title: string };
  className: string;
  /** Says beside the sign what a press does; without it the button's name is for screen readers. */
  isNamed?: boolean;
}

export function AddToPlaylistButton({ movie, className, isNamed }: AddToPlaylistButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={playlistsTexts.addMovie(movie.title)}
      onClick={async () => (await import('./playlists.ts')).wishToAdd({ id: movie.id, title: movie.title })}
    >
      <Icon name="plus" />
      {isNamed && playlistsTexts.add}
    </button>
  );
}
