/** A film's rating as a star and a number, read out in words. */
import { StarIcon } from '../../ui/icons.tsx';
import { formatRating } from './movie-facts.ts';
import { moviesTexts } from './movies-texts.ts';

export function Rating({ rating, className = '' }: { rating: number; className?: string }) {
  const written = formatRating(rating);
  if (!written) return <span className={`text-sm text-ink-soft ${className}`}>{moviesTexts.notRated}</span>;
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-semibold tabular-nums ${className}`}>
      <StarIcon className="size-4 text-light" />
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{moviesTexts.rating(written)}</span>
    </span>
  );
}
