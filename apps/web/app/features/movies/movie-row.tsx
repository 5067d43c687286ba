/** A named row of films with a way to all of them. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRow } from '../../ui/scroll-row.tsx';
import { useVisitorHere } from '../../ui/use-visitor-here.ts';
import { MovieCard } from './movie-card.tsx';
import type { MovieCardData } from './movie-shapes.ts';
import { moviesTexts } from './movies-texts.ts';

/** As many as the widest screen shows before anyone scrolls; the others join when the visitor does something. */
const inSight = 10;
/** How many posters of a row that is seen first are loaded first: as many as a phone shows. */
const loadedFirst = 3;

interface MovieRowProps {
  title: string;
  viewAllPath: string;
  /** Null when the films could not be loaded. */
  movies: readonly MovieCardData[] | null;
  /** Nothing with pictures stands above it. */
  first?: boolean;
}

export function MovieRow({ title, viewAllPath, movies, first = false }: MovieRowProps) {
  return (
    <section aria-label={title} className="space-y-2 offscreen-lazy">
      <RowHead title={title}>
        <ViewAllLink path={viewAllPath} title={title} />
      </RowHead>
      {movies ? <RowFilms title={title} movies={movies} first={first} /> : <RowFailure />}
    </section>
  );
}

export function RowHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="flex min-h-11 items-baseline gap-5 gutter">
      <h2 className="text-xl">{title}</h2>
      {children}
    </header>
  );
}

function ViewAllLink({ path, title }: { path: string; title: string }) {
  return (
    <Link
      to={path}
      aria-label={`${moviesTexts.viewAll}: ${title}`}
      className="group/all inline-flex min-h-11 items-center gap-1 text-sm whitespace-nowrap text-ink-mid transition-colors duration-150 hover:text-light-pale"
    >
      {moviesTexts.viewAll}
      <Icon
        name="chevron-right"
        className="size-3.5 transition-transform duration-150 group-hover/all:translate-x-0.5"
      />
    </Link>
  );
}

interface RowFilmsProps {
  title: string;
  movies: readonly MovieCardData[];
  first?: boolean;
}

export function RowFilms({ title, movies, first = false }: RowFilmsProps) {
  const shown = useVisitorHere() ? movies : movies.slice(0, inSight);
  return (
    <ScrollRow label={title} backLabel={moviesTexts.scrollBack(title)} onLabel={moviesTexts.scrollOn(title)}>
      {shown.map((movie, index) => (
        <li key={movie.id} className="w-36 shrink-0 snap-start md:w-44 xl:w-52">
          <MovieCard movie={movie} first={first && index < loadedFirst} />
        </li>
      ))}
    </ScrollRow>
  );
}

function RowFailure() {
  return <p className="gutter text-sm text-bad">{moviesTexts.rowFailed}</p>;
}
