/** The search of small screens: over everything, with room for the keyboard. */
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx';
import { SearchForm } from './search-form.tsx';
import { searchTexts } from './search-texts.ts';

export function SearchOverlay({ onClose }: { onClose: () => void }) {
  return (
    <FullScreenDialog
      title={searchTexts.overlayTitle}
      closeLabel={searchTexts.closeOverlay}
      onClose={onClose}
    >
      <SearchForm onDone={onClose} />
    </FullScreenDialog>
  );
}
