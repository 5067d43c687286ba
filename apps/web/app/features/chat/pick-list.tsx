/** Films that the bot picked: poster, name, year, rating, why, and a heart. */
import type { ChatMovie } from '@kinora/contracts/chat';
import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { moviePath } from '../movies/movie-paths.ts';
import { Rating } from '../movies/rating.tsx';

export function PickList({ movies }: { movies: readonly ChatMovie[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {movies.map((movie) => (
        <li key={movie.tmdb_id} className="flex items-start gap-3 py-3">
          <Pick movie={movie} />
        </li>
      ))}
    </ul>
  );
}

function Pick({ movie }: { movie: ChatMovie }) {
  const { tmdb_id: id, title, year, poster_path: poster, vote_average: rating, reason } = movie;
  const path = moviePath(id);
  return (
    <>
      {/* The name leads there too. */}
      <Link to={path} tabIndex={-1} aria-hidden="true" className="w-16 shrink-0 rounded-sm bg-black">
        {poster === null ? (
          <span className="block aspect-2/3" />
        ) : (
          <Picture
            path={poster}
            kind="poster"
            size="w92"
            shownAt="4rem"
            alt=""
            width={92}
            height={138}
            className="aspect-2/3 w-full rounded-sm object-cover"
          />
        )}
      </Link>
      <div className="min-w-0 grow space-y-1">
        <p className="font-display text-base leading-snug wrap-anywhere">
          <Link to={path} className="transition-colors duration-150 hover:text-light-pale">
            {title}
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-mid tabular-nums">
          {year !== null && <span>{year}</span>}
          <Rating rating={rating} className="text-xs" />
        </p>
        <p className="text-xs text-ink-mid">{reason}</p>
      </div>
      <LikeButton movie={{ id, title }} className="card-action shrink-0" />
    </>
  );
}
