/** Arrows and dots of the stage. They move the film, never the focus. */
import { Icon } from '../../ui/icon.tsx';
import type { HeroMovie } from './movie-shapes.ts';
import { moviesTexts } from './movies-texts.ts';

interface HeroControlsProps {
  movies: readonly HeroMovie[];
  current: number;
  show: (index: number) => void;
  move: (step: number) => void;
}

const arrow =
  'grid size-11 place-items-center rounded-full border border-line bg-ground/60 text-ink transition-colors duration-150 hover:border-light hover:text-light-pale';

export function HeroControls({ movies, current, show, move }: HeroControlsProps) {
  return (
    <div className="absolute inset-x-0 bottom-8 flex items-center justify-between gap-4 gutter">
      <div className="-ml-1 flex">
        {movies.map((movie, index) => (
          <button
            key={movie.id}
            type="button"
            aria-label={moviesTexts.heroShow(index + 1, movie.title)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
            className="flex h-11 min-w-6 items-center px-1"
          >
            <span className="hero-dot" />
          </button>
        ))}
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={moviesTexts.heroPrevious}
          onClick={() => move(-1)}
          className={arrow}
        >
          <Icon name="chevron-left" />
        </button>
        <button type="button" aria-label={moviesTexts.heroNext} onClick={() => move(1)} className={arrow}>
          <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  );
}
