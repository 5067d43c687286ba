/** The field that changes a playlist's name, in the place of the name. */
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import { PlaylistNameForm } from './playlist-name-form.tsx';
import { playlistPagesTexts as texts } from './playlist-pages-texts.ts';
import { wishName } from './playlists.ts';
import type { OwnPlaylist } from './read-playlists.ts';

interface RenameFormProps {
  playlist: OwnPlaylist;
  onRenamed: () => void;
}

export function RenameForm({ playlist: { id, name }, onRenamed }: RenameFormProps) {
  const formRef = useFocusReturn<HTMLDivElement>();
  const rename = async (next: string) => {
    const isTaken = next === name || (await wishName(id, next));
    if (isTaken) onRenamed();
    return isTaken;
  };
  return (
    <div ref={formRef} className="w-full max-w-xl">
      <PlaylistNameForm
        label={texts.name}
        submit={texts.save}
        name={name}
        onName={rename}
        onCancel={onRenamed}
        cancel={texts.cancel}
        isFocused
      />
    </div>
  );
}
