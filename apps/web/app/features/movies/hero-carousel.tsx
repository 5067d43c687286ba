/** The stage of the home page: one film at a time, its neighbours waiting behind the curtain. */
import { useSyncExternalStore } from 'react';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlide } from './hero-slide.tsx';
import type { HeroMovie } from './movie-shapes.ts';
import { moviesTexts } from './movies-texts.ts';
import { useSlides, wrapAround } from './use-slides.ts';

export function HeroCarousel({ movies }: { movies: readonly HeroMovie[] }) {
  const { current, hasMoved, show, move, swipe } = useSlides(movies.length);
  const isSettled = useIsPageLoaded();
  const previous = wrapAround(current, -1, movies.length);
  const next = wrapAround(current, 1, movies.length);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={moviesTexts.heroLabel}
      className="relative isolate dark-house h-[min(86svh,56rem)] min-h-[34rem] touch-pan-y overflow-hidden"
      {...swipe}
    >
      {movies.map((movie, index) => (
        <HeroSlide
          key={movie.id}
          movie={movie}
          label={moviesTexts.heroSlide(index + 1, movies.length)}
          isCurrent={index === current}
          isFirstPaint={index === 0}
          hasBackdrop={index === current || (isSettled && (index === previous || index === next))}
          announces={hasMoved}
        />
      ))}
      {movies.length > 1 && <HeroControls movies={movies} current={current} show={show} move={move} />}
    </section>
  );
}

/** True once the page has loaded: the neighbours' pictures must not compete with the first one. */
function useIsPageLoaded(): boolean {
  return useSyncExternalStore(subscribeToLoad, isPageLoaded, () => false);
}

function subscribeToLoad(onLoad: () => void): () => void {
  window.addEventListener('load', onLoad, { once: true });
  return () => window.removeEventListener('load', onLoad);
}

function isPageLoaded(): boolean {
  return document.readyState === 'complete';
}
