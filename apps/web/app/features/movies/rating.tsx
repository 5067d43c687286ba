/** A film's rating as a star and a number, read out in words. */
import { Icon } from '../../ui/icon.tsx';
import { formatRating } from './movie-facts.ts';
import { moviesTexts } from './movies-texts.ts';

export function Rating({ rating, className = '' }: { rating: number; className?: string }) {
  const written = formatRating(rating);
  if (!written) return <span className={`text-sm text-ink-soft ${className}`}>{moviesTexts.notRated}</span>;
  return (
    <span className={`rating ${className}`}>
      <Icon name="star" className="size-4 text-light" />
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{moviesTexts.rating(written)}</span>
    </span>
  );
}
