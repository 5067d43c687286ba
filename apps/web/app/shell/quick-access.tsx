/** Four short ways into genres, with the names that visitors look for. */
import { Link } from 'react-router';
import { genrePath } from '../features/movies/movie-paths.ts';
import { shellTexts } from './shell-texts.ts';

const tiles = [
  { name: 'Trending', genreId: 28 },
  { name: 'Popular', genreId: 12 },
  { name: 'New Releases', genreId: 14 },
  { name: 'My Favorites', genreId: 10749 },
];

export function QuickAccess() {
  return (
    <section aria-labelledby="quick-access-title" className="space-y-3">
      <h3 id="quick-access-title" className="text-sm text-ink-soft">
        {shellTexts.quickAccess}
      </h3>
      <ul className="grid grid-cols-2 gap-3">
        {tiles.map(({ name, genreId }) => (
          <li key={name}>
            <Link
              to={genrePath(genreId)}
              className="flex min-h-20 items-end rounded-lg border border-line bg-raised p-4 font-display text-base transition-colors duration-150 hover:border-light"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
