/** The bar over every page: who we are, the ways in, the search, the visitor's own place. */
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { AppearanceSwitch } from '../features/appearance/appearance-switch.tsx';
import { SearchLauncher } from '../features/search/search-launcher.tsx';
import { buttonStyles } from '../ui/button-styles.ts';
import { Icon } from '../ui/icon.tsx';
import { AboutDevLink } from './about-dev-link.tsx';
import { Brand } from './brand.tsx';
import { CategoriesMenu } from './categories-menu.tsx';
import { shellTexts } from './shell-texts.ts';
import { useScrolled } from './use-scrolled.ts';
import { UserPlace } from './user-menu.tsx';

const loadMobileMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).MobileMenu }));

const link =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-sm text-ink transition-colors duration-150 hover:text-light-pale aria-expanded:text-light-pale';

export function TopBar() {
  const isScrolled = useScrolled();
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className="fixed inset-x-0 top-0 z-40 bg-linear-to-b from-ground/85 to-transparent transition-[background-color,box-shadow] duration-200 data-scrolled:bg-ground/96 data-scrolled:shadow-[0_1px_0_var(--color-line)]"
    >
      <div className="flex h-16 items-center justify-between gap-4 gutter md:h-18">
        <Brand />
        <nav aria-label={shellTexts.mainNavigation} className="hidden grow items-center pl-6 lg:flex">
          <CategoriesMenu className={link} />
          <Link to="/playlists" className={link}>
            {shellTexts.playlists}
          </Link>
          <AboutDevLink className={link} />
        </nav>
        <div className="flex items-center gap-1 lg:gap-3">
          <SearchLauncher />
          <AppearanceSwitch />
          <UserPlace />
          <MobileMenuButton />
        </div>
      </div>
    </header>
  );
}

function MobileMenuButton() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // The menu belongs to the place where it was opened: going anywhere closes it.
  const isOpen = openedAt === key;
  return (
    <>
      <button
        type="button"
        aria-label={shellTexts.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadMobileMenu}
        onFocus={loadMobileMenu}
        onClick={() => setOpenedAt(key)}
        className={`${buttonStyles.icon} lg:hidden`}
      >
        <Icon name="menu" className="size-6" />
      </button>
      {isOpen && (
        <Suspense>
          <MobileMenu onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </>
  );
}
