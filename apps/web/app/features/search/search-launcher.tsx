/** The way to the search: a box below its icon on wide screens, an overlay on small ones, loaded when first wanted. */
import { lazy, Suspense, useState } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { searchTexts } from './search-texts.ts';

const loadForm = () => import('./search-form.tsx');
const loadOverlay = () => import('./search-overlay.tsx');
const SearchForm = lazy(async () => ({ default: (await loadForm()).SearchForm }));
const SearchOverlay = lazy(async () => ({ default: (await loadOverlay()).SearchOverlay }));

export function SearchLauncher() {
  return (
    <>
      <SearchDropdown />
      <SearchOverlayButton />
    </>
  );
}

function SearchDropdown() {
  const { isOpen, toggle, close, containerRef, buttonRef } = useDisclosure();
  return (
    <div ref={containerRef} className="relative hidden lg:block">
      <button
        ref={buttonRef}
        type="button"
        aria-label={searchTexts.open}
        aria-expanded={isOpen}
        onPointerEnter={loadForm}
        onFocus={loadForm}
        onClick={toggle}
        className={buttonStyles.icon}
      >
        <Icon name="search" className="size-6" />
      </button>
      {isOpen && (
        <div className="absolute top-full right-0 mt-2 w-[28rem] animate-drop overflow-hidden rounded-lg border border-line bg-raised shadow-2xl">
          <Suspense>
            <SearchForm onDone={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function SearchOverlayButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={searchTexts.open}
        aria-haspopup="dialog"
        onPointerEnter={loadOverlay}
        onFocus={loadOverlay}
        onClick={() => setIsOpen(true)}
        className={`${buttonStyles.icon} lg:hidden`}
      >
        <Icon name="search" className="size-6" />
      </button>
      {isOpen && (
        <Suspense>
          <SearchOverlay onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
