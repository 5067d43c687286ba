/** A film's poster, or the black placeholder of a film without one. Always 2:3. */
import { Picture } from '../../ui/picture.tsx';
import { moviesTexts } from './movies-texts.ts';

interface PosterProps {
  title: string;
  path: string | null;
  first?: boolean;
  /** In CSS's words; by default that of a card in a grid. */
  shownAt?: string;
  className?: string;
}

const asCard = '(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 46vw';

export function Poster({ title, path, first = false, shownAt = asCard, className = '' }: PosterProps) {
  if (path === null) {
    return (
      <span className={`poster-missing ${className}`}>
        <span className="line-clamp-4 font-display text-lg leading-tight wrap-anywhere">{title}</span>
        <span className="text-xs opacity-75">{moviesTexts.noPoster}</span>
      </span>
    );
  }
  return (
    <Picture
      path={path}
      kind="poster"
      size="w500"
      shownAt={shownAt}
      alt={title}
      width={500}
      height={750}
      first={first}
      className={`relative aspect-2/3 w-full object-cover ${className}`}
    />
  );
}
