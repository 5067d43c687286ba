/** Films in 2 to 5 columns. */
import type { ComponentProps, ReactNode } from 'react';
import { MovieCard } from './movie-card.tsx';
import type { MovieCardData } from './movie-shapes.ts';

export const gridColumns =
  'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-4 md:gap-x-6 md:gap-y-8 lg:grid-cols-5';

/** How many posters of a grid are on the screen before anyone scrolls. */
const inSight = 4;

interface MovieGridProps extends Pick<ComponentProps<'ul'>, 'ref' | 'onFocus'> {
  movies: readonly MovieCardData[];
  label: string;
  /** A control of its own on each card, for instance one that takes the film off this list. */
  controlOf?: ((movie: MovieCardData) => ReactNode) | undefined;
}

export function MovieGrid({ movies, label, controlOf, ...list }: MovieGridProps) {
  return (
    <ul aria-label={label} className={gridColumns} {...list}>
      {movies.map((movie, index) => (
        <li key={movie.id}>
          <MovieCard movie={movie} first={index < inSight} control={controlOf?.(movie)} />
        </li>
      ))}
    </ul>
  );
}
