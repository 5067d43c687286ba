/** Four short ways into genres, with the names that visitors look for. */
import { Link } from 'react-router';
import { genrePath } from '../features/movies/movie-paths.ts';
import { Icon } from '../ui/icon.tsx';
import { shellTexts } from './shell-texts.ts';

const tiles = [
  { name: 'Trending', genreId: 28, icon: 'flame' },
  { name: 'Popular', genreId: 12, icon: 'star' },
  { name: 'New Releases', genreId: 14, icon: 'ticket' },
  { name: 'My Favorites', genreId: 10749, icon: 'heart' },
] as const;

export function QuickAccess() {
  return (
    <section aria-labelledby="quick-access-title" className="space-y-3">
      <h3 id="quick-access-title" className="text-sm text-ink-soft">
        {shellTexts.quickAccess}
      </h3>
      <ul className="grid grid-cols-2 gap-3">
        {tiles.map(({ name, genreId, icon }) => (
          <li key={name}>
            <Link
              to={genrePath(genreId)}
              className="flex min-h-24 flex-col justify-between rounded-lg border border-line bg-raised p-4 font-display text-base transition-colors duration-150 hover:border-light"
            >
              <Icon name={icon} className="size-6 text-light" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
