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
        className="drop-panel left-0 max-h-[min(20rem,100dvh-5.5rem)] w-56 py-2"
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
