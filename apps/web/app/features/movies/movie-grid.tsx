/** Films in 2 to 5 columns. */
import { MovieCard } from './movie-card.tsx';
import type { MovieCardData } from './movie-shapes.ts';

export const gridColumns =
  'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-4 md:gap-x-6 md:gap-y-8 lg:grid-cols-5';

/** How many posters of a grid are on the screen before anyone scrolls. */
const inSight = 4;

export function MovieGrid({ movies, label }: { movies: readonly MovieCardData[]; label: string }) {
  return (
    <ul aria-label={label} className={gridColumns}>
      {movies.map((movie, index) => (
        <li key={movie.id}>
          <MovieCard movie={movie} first={index < inSight} />
        </li>
      ))}
    </ul>
  );
}
