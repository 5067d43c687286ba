/** The search of small screens: over everything, with room for the keyboard. */
import { buttonStyles } from '../../ui/button-styles.ts';
import { FullScreenDialog } from '../../ui/full-screen-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchForm } from './search-form.tsx';
import { searchTexts } from './search-texts.ts';

export function SearchOverlay({ onClose }: { onClose: () => void }) {
  return (
    <FullScreenDialog labelledBy="search-overlay-title" onClose={onClose}>
      <div className="flex items-center justify-between gutter pt-3 pb-2">
        <h2 id="search-overlay-title" className="text-lg">
          {searchTexts.overlayTitle}
        </h2>
        <button
          type="button"
          aria-label={searchTexts.closeOverlay}
          onClick={onClose}
          className={`${buttonStyles.icon} -mr-2.5`}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <div className="px-0.5">
        <SearchForm onDone={onClose} />
      </div>
    </FullScreenDialog>
  );
}
