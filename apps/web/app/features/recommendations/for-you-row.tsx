/** The row of films for the user, each with the film of their own that led to it. There is no page of all of them. */
import type { MovieCardData } from '../movies/movie-shapes.ts';
import { RowFilms, RowHead } from '../movies/movie-row.tsx';
import { reasonTexts } from './reason-texts.ts';

export function ForYouRow({ movies }: { movies: readonly MovieCardData[] }) {
  return (
    <section aria-label={reasonTexts.forYou} className="space-y-2">
      <RowHead title={reasonTexts.forYou} />
      <RowFilms title={reasonTexts.forYou} movies={movies} />
    </section>
  );
}
