/** A film as a poster that leads to its page; hover, focus or the small control show its name and actions. */
import { useId, useState, type ReactNode } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { AddToPlaylistButton } from '../playlists/add-to-playlist-button.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { moviePath } from './movie-paths.ts';
import type { MovieCardData } from './movie-shapes.ts';
import { moviesTexts } from './movies-texts.ts';
import { Poster } from './poster.tsx';
import { Rating } from './rating.tsx';

interface MovieCardProps {
  movie: MovieCardData;
  first?: boolean;
  /** Stands in the upper corner. */
  control?: ReactNode;
}

export function MovieCard({ movie, first = false, control }: MovieCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <article data-open={isOpen || undefined} className="card">
      <div className="card-face">
        <PosterLink movie={movie} first={first} />
        <div id={detailsId} className="card-details">
          <p aria-hidden="true" className="card-name">
            {movie.title}
          </p>
          <div className="card-line">
            <Rating rating={movie.rating} />
            <span className="flex gap-1">
              <LikeButton movie={movie} className="card-action" />
              <AddToPlaylistButton movie={movie} className="card-action" />
            </span>
          </div>
        </div>
        {control}
      </div>
      <div className="card-touch">
        <Rating rating={movie.rating} className="text-ink-mid" />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={moviesTexts.actions(movie.title)}
          onClick={() => setIsOpen(!isOpen)}
          className="card-more"
        >
          <Icon name="more" />
        </button>
      </div>
      {movie.note !== undefined && <p className="card-note">{movie.note}</p>}
    </article>
  );
}

/** The pressed card alone lends its poster to the next page: a film may stand in several rows. */
function PosterLink({ movie, first }: { movie: MovieCardData; first: boolean }) {
  const path = moviePath(movie.id);
  const [isChosen, setIsChosen] = useState(false);
  const isLeaving = useViewTransitionState(path) && isChosen;
  return (
    <Link to={path} viewTransition onClick={() => setIsChosen(true)} className="block bg-raised">
      <Poster
        title={movie.title}
        path={movie.poster}
        first={first}
        {...(isLeaving ? { className: 'transition-poster' } : {})}
      />
    </Link>
  );
}
