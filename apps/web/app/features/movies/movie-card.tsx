/** A film as a poster that leads to its page; hover, focus or the small control show its name and actions. */
import { useId, useState } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { MoreIcon } from '../../ui/icons.tsx';
import { AddToPlaylistButton } from '../playlists/add-to-playlist-button.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { moviePath } from './movie-paths.ts';
import type { MovieCardData } from './movie-shapes.ts';
import { moviesTexts } from './movies-texts.ts';
import { Poster } from './poster.tsx';
import { Rating } from './rating.tsx';

const action =
  'pointer-events-auto inline-grid size-11 place-items-center rounded-full bg-raised-more text-ink transition-colors duration-150 hover:bg-light hover:text-ground';

/** Comes up from the foot of the poster; on touch screens only when the small control asks for it. */
const details =
  'pointer-events-none absolute inset-x-0 bottom-0 flex translate-y-2 flex-col gap-1.5 bg-ground/95 p-3 opacity-0 transition duration-200 ease-out group-focus-within:translate-y-0 group-focus-within:opacity-100 group-hover:translate-y-0 group-hover:opacity-100 group-data-open:translate-y-0 group-data-open:opacity-100 hoverless:invisible hoverless:group-data-open:visible';

export function MovieCard({ movie, first = false }: { movie: MovieCardData; first?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <article data-open={isOpen || undefined} className="group">
      <div className="relative overflow-hidden rounded-md transition-transform duration-200 ease-out group-focus-within:-translate-y-1 group-hover:-translate-y-1">
        <PosterLink movie={movie} first={first} />
        <div id={detailsId} className={details}>
          <p aria-hidden="true" className="line-clamp-2 text-sm leading-snug font-semibold">
            {movie.title}
          </p>
          <div className="flex items-center justify-between gap-1">
            <Rating rating={movie.rating} />
            <span className="flex gap-1">
              <LikeButton title={movie.title} className={action} />
              <AddToPlaylistButton title={movie.title} className={action} />
            </span>
          </div>
        </div>
      </div>
      <div className="hidden items-center justify-between hoverless:flex">
        <Rating rating={movie.rating} className="text-ink-mid" />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={moviesTexts.actions(movie.title)}
          onClick={() => setIsOpen(!isOpen)}
          className="-mr-2 grid size-11 place-items-center rounded-full text-ink-mid"
        >
          <MoreIcon />
        </button>
      </div>
    </article>
  );
}

/** The pressed card alone lends its poster to the next page: a film may stand in several rows. */
function PosterLink({ movie, first }: { movie: MovieCardData; first: boolean }) {
  const path = moviePath(movie.id);
  const [isChosen, setIsChosen] = useState(false);
  const isLeaving = useViewTransitionState(path) && isChosen;
  return (
    <Link
      to={path}
      viewTransition
      onClick={() => setIsChosen(true)}
      className="block overflow-hidden rounded-md bg-raised"
    >
      <Poster
        title={movie.title}
        path={movie.poster}
        first={first}
        {...(isLeaving ? { className: 'transition-poster' } : {})}
      />
    </Link>
  );
}
