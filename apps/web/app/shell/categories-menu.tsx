/** The genres, below a button of the top bar. */
import { genres } from '@kinora/contracts/genres';
import { Link } from 'react-router';
import { genrePath } from '../features/movies/movie-paths.ts';
import { Icon } from '../ui/icon.tsx';
import { useDisclosure } from '../ui/use-disclosure.ts';
import { shellTexts } from './shell-texts.ts';

export function CategoriesMenu({ className }: { className: string }) {
  const { isOpen, toggle, close, containerRef, buttonRef } = useDisclosure();
  return (
    <div ref={containerRef} className="relative">
      <button
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls="categories-menu"
        onClick={toggle}
        className={className}
      >
        {shellTexts.categories}
        <Icon name="chevron-down" className="size-4" />
      </button>
      <ul
        id="categories-menu"
        hidden={!isOpen}
        className="absolute top-full left-0 mt-2 max-h-80 w-56 animate-drop overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised py-2 shadow-2xl"
      >
        {isOpen &&
          genres.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={genrePath(id)}
                onClick={close}
                className="block px-5 py-2.5 text-sm text-ink-mid transition-colors duration-150 hover:bg-raised-more hover:text-light-pale focus-visible:-outline-offset-2"
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
