/** The menu of small screens: the whole screen, everything within the thumb's reach. */
import { genres } from '@kinora/contracts/genres';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { AppearanceChoice } from '../features/appearance/appearance-choice.tsx';
import { genrePath } from '../features/movies/movie-paths.ts';
import { SearchOverlay } from '../features/search/search-overlay.tsx';
import { FullScreenDialog } from '../ui/full-screen-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { largeScreen } from '../ui/large-screen.ts';
import { AboutDevLink } from './about-dev-link.tsx';
import { MobileMenuUser } from './mobile-menu-user.tsx';
import { QuickAccess } from './quick-access.tsx';
import { shellTexts } from './shell-texts.ts';

const entry =
  'flex min-h-12 w-full items-center gap-2 font-display text-lg text-ink transition-colors duration-150 hover:text-light-pale';

export function MobileMenu({ onClose }: { onClose: () => void }) {
  const [isSearching, setIsSearching] = useState(false);
  useCloseOnLargeScreen(onClose);
  return (
    <FullScreenDialog
      title={shellTexts.menu}
      closeLabel={shellTexts.closeMenu}
      onClose={onClose}
      className="flex min-h-full flex-col lg:hidden"
    >
      <div className="flex grow flex-col gap-8 gutter pt-4 pb-6">
        <button
          type="button"
          onClick={() => setIsSearching(true)}
          className="flex min-h-12 items-center gap-3 rounded-full border border-line bg-raised px-5 text-ink-mid"
        >
          <Icon name="search" />
          {shellTexts.openSearch}
        </button>
        <QuickAccess />
        <MenuNavigation />
        <AppearanceChoice />
        <MobileMenuUser onClose={onClose} />
      </div>
      {isSearching && <SearchOverlay onClose={() => setIsSearching(false)} />}
    </FullScreenDialog>
  );
}

/** A tablet that is turned over gets the top bar's own links instead. */
function useCloseOnLargeScreen(onClose: () => void): void {
  useEffect(() => {
    const query = matchMedia(largeScreen);
    query.addEventListener('change', onClose);
    return () => query.removeEventListener('change', onClose);
  }, [onClose]);
}

function MenuNavigation() {
  return (
    <nav aria-label={shellTexts.navigation}>
      <ul className="divide-y divide-line">
        <li>
          <Link to="/" className={entry}>
            {shellTexts.home}
          </Link>
        </li>
        <li>
          <details className="group">
            <summary className={`${entry} list-none justify-between [&::-webkit-details-marker]:hidden`}>
              {shellTexts.categories}
              <Icon
                name="chevron-down"
                className="size-5 text-ink-soft transition-transform group-open:rotate-180"
              />
            </summary>
            <ul className="grid grid-cols-2 gap-x-4 pb-4">
              {genres.map(({ id, name }) => (
                <li key={id}>
                  <Link to={genrePath(id)} className="flex min-h-11 items-center text-sm text-ink-mid">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        </li>
        <li>
          <Link to="/playlists" className={entry}>
            {shellTexts.playlists}
          </Link>
        </li>
        <li>
          <Link to="/chatbot" className={entry}>
            {shellTexts.chatbot}
          </Link>
        </li>
        <li>
          <AboutDevLink className={entry} />
        </li>
      </ul>
    </nav>
  );
}
