/** The way to the search: a box below its icon on wide screens, an overlay on small ones, loaded when first wanted. */
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { largeScreen } from '../../ui/large-screen.ts';
import { useDisclosure } from '../../ui/use-disclosure.ts';
import { useShortcut } from '../../ui/use-shortcut.ts';
import { searchTexts } from './search-texts.ts';

const loadForm = () => import('./search-form.tsx');
const loadOverlay = () => import('./search-overlay.tsx');
const SearchForm = lazy(async () => ({ default: (await loadForm()).SearchForm }));
const SearchOverlay = lazy(async () => ({ default: (await loadOverlay()).SearchOverlay }));

export function SearchLauncher() {
  const box = useDisclosure();
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  useShortcut(searchTexts.shortcut, () => {
    if (matchMedia(largeScreen).matches) box.open();
    else setIsOverlayOpen(true);
  });
  return (
    <>
      <SearchDropdown {...box} />
      <LaunchButton
        aria-haspopup="dialog"
        onPrepare={loadOverlay}
        onClick={() => setIsOverlayOpen(true)}
        className="lg:hidden"
      />
      {isOverlayOpen && (
        <Suspense>
          <SearchOverlay onClose={() => setIsOverlayOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function SearchDropdown({
  isOpen,
  toggle,
  close,
  containerRef,
  buttonRef,
}: ReturnType<typeof useDisclosure>) {
  return (
    <div ref={containerRef} className="relative hidden lg:block">
      <LaunchButton ref={buttonRef} aria-expanded={isOpen} onPrepare={loadForm} onClick={toggle} />
      {isOpen && (
        <div className="drop-panel right-0 w-[28rem]">
          <Suspense>
            <SearchForm onDone={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

interface LaunchButtonProps extends ComponentProps<'button'> {
  /** Loads what will be opened. */
  onPrepare: () => void;
}

function LaunchButton({ onPrepare, className = '', ...rest }: LaunchButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={searchTexts.open}
      aria-keyshortcuts={searchTexts.shortcut}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      className={`${buttonStyles.icon} ${className}`}
    >
      <Icon name="search" className="size-6" />
    </button>
  );
}
