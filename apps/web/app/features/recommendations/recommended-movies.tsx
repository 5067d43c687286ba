/** The films that go with a film, each with one reason why. Loaded after the page. */
import type { ReactNode } from 'react';
import { MovieGrid } from '../movies/movie-grid.tsx';
import { reasonTexts } from './reason-texts.ts';
import { useRecommendations } from './use-recommendations.ts';

interface RecommendedMoviesProps {
  tmdbId: number;
  label: string;
  /** Stands in while the list is on its way. */
  skeleton: ReactNode;
  /** Stands in where there is no list. */
  none: ReactNode;
}

export function RecommendedMovies({ tmdbId, label, skeleton, none }: RecommendedMoviesProps) {
  const list = useRecommendations(tmdbId);
  if (list.status === 'ready' && list.movies.length === 0) return none;
  if (list.status === 'ready') return <MovieGrid movies={list.movies} label={label} />;
  return (
    <>
      <p role="status" className="sr-only">
        {reasonTexts.loading}
      </p>
      {skeleton}
    </>
  );
}
