/** A film's facts in one line: date, length, rating, director. */
import type { ReactNode } from 'react';
import { formatReleaseDate } from './movie-facts.ts';
import type { MoviePageData } from './movie-shapes.ts';
import { moviesTexts } from './movies-texts.ts';
import { Rating } from './rating.tsx';

export function FactList({ movie }: { movie: MoviePageData }) {
  const released = formatReleaseDate(movie.releaseDate);
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-mid tabular-nums">
      <Fact name={moviesTexts.ratingLabel}>
        <Rating rating={movie.rating} className="text-base text-ink" />
      </Fact>
      {released && (
        <Fact name={moviesTexts.released}>
          <time dateTime={movie.releaseDate}>{released}</time>
        </Fact>
      )}
      {movie.runtime > 0 && <Fact name={moviesTexts.runtime}>{moviesTexts.minutes(movie.runtime)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="sr-only">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
