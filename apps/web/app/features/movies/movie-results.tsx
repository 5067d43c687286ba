/** One page of films with its pager; a page behind the last one leads back. */
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { MovieGrid } from './movie-grid.tsx';
import type { MovieCardPage } from './movie-shapes.ts';
import { moviesTexts } from './movies-texts.ts';

interface MovieResultsProps {
  label: string;
  found: MovieCardPage;
  /** What is shown when there is nothing at all. */
  empty: ReactNode;
}

export function MovieResults({ label, found, empty }: MovieResultsProps) {
  if (found.totalResults === 0) return empty;
  return (
    <>
      {found.movies.length > 0 ? <MovieGrid movies={found.movies} label={label} /> : <BehindTheLast />}
      <Pager page={found.page} totalPages={found.totalPages} />
    </>
  );
}

function BehindTheLast() {
  const { pathname } = useLocation();
  return (
    <Notice
      picture="ticket"
      title={moviesTexts.noMovies}
      action={
        <Link to={pathname} className={buttonStyles.primary}>
          {moviesTexts.backToFirstPage}
        </Link>
      }
    />
  );
}

/** Nothing here, and the way to where something is. */
export function NoMovies({ title = moviesTexts.noMovies, hint }: { title?: string; hint?: string }) {
  return (
    <Notice
      picture="screen"
      title={title}
      action={
        <Link to="/" className={buttonStyles.primary}>
          {moviesTexts.exploreHome}
        </Link>
      }
    >
      {hint !== undefined && <p>{hint}</p>}
    </Notice>
  );
}
