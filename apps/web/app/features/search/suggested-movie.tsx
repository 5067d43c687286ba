/** A suggested film: its small poster, name, date and rating. */
import { Picture } from '../../ui/picture.tsx';
import { formatReleaseDate } from '../movies/movie-facts.ts';
import { Rating } from '../movies/rating.tsx';
import type { Suggestion } from './use-suggestions.ts';

export function SuggestedMovie({ movie }: { movie: Suggestion }) {
  return (
    <>
      <span className="h-18 w-12 shrink-0 overflow-hidden rounded-sm bg-black">
        {movie.poster !== null && (
          <Picture
            path={movie.poster}
            kind="poster"
            size="w92"
            shownAt="3rem"
            alt=""
            width={92}
            height={138}
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere text-ink">{movie.title}</span>
        <span className="block text-xs text-ink-soft">{formatReleaseDate(movie.releaseDate)}</span>
      </span>
      <Rating rating={movie.rating} className="shrink-0 text-xs text-ink" />
    </>
  );
}
