/** A page of films that a user keeps: on its way, failed, empty, or a grid. */
import type { ReactNode } from 'react';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import { keptMovieTexts } from '../kept-movie/kept-movie-texts.ts';
import type { UserList } from '../kept-movie/use-user-list.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import { MovieGrid } from './movie-grid.tsx';
import { NoMovies } from './movie-results.tsx';
import type { MovieCardData } from './movie-shapes.ts';

export interface KeptMoviesTexts {
  heading: string;
  count: (count: number) => string;
  emptyTitle: string;
  emptyHint: string;
}

interface KeptMoviesProps {
  texts: KeptMoviesTexts;
  list: UserList<MovieCardData>;
  controlOf?: (movie: MovieCardData) => ReactNode;
  /** What can be done with the whole list, where there is something in it. */
  action?: ReactNode;
}

export function KeptMovies({ texts, list, controlOf, action }: KeptMoviesProps) {
  const movies = list.status === 'ready' ? list.entries : [];
  const grid = useFocusAfterRemoval<HTMLUListElement>(movies.length);
  if (list.status === 'loading') return <KeptMoviesPending heading={texts.heading} />;
  const hasMovies = movies.length > 0;
  return (
    <>
      <PageHeading line={hasMovies ? texts.count(movies.length) : undefined} action={hasMovies && action}>
        {texts.heading}
      </PageHeading>
      {list.status === 'failed' && <KeptMoviesFailure {...list} />}
      {list.status === 'ready' && !hasMovies && <NoMovies title={texts.emptyTitle} hint={texts.emptyHint} />}
      {hasMovies && <MovieGrid movies={movies} label={texts.heading} controlOf={controlOf} {...grid} />}
    </>
  );
}

export function KeptMoviesPending({ heading }: { heading: string }) {
  return (
    <>
      <PageHeading line={<Spinner label={keptMovieTexts.loading} />}>{heading}</PageHeading>
      <GridSkeleton />
    </>
  );
}

export function KeptMoviesFailure({ message, tryAgain }: { message: string; tryAgain: () => void }) {
  return (
    <Notice
      picture="reel"
      title={keptMovieTexts.failedTitle}
      action={
        <button type="button" className={buttonStyles.primary} onClick={tryAgain}>
          {keptMovieTexts.tryAgain}
        </button>
      }
    >
      <p role="alert" className="text-bad">
        {keptMovieTexts.error(message)}
      </p>
    </Notice>
  );
}
