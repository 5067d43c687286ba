/** A film's poster, or the black placeholder of a film without one. Always 2:3. */
import { Picture } from '../../ui/picture.tsx';
import { moviesTexts } from './movies-texts.ts';

interface PosterProps {
  title: string;
  path: string | null;
  first?: boolean;
  className?: string;
}

export function Poster({ title, path, first = false, className = '' }: PosterProps) {
  if (path === null) {
    return (
      <span
        className={`flex aspect-2/3 w-full flex-col items-center justify-center gap-2 bg-black p-4 text-center ${className}`}
      >
        <span className="font-display text-lg text-ink">{title}</span>
        <span className="text-xs text-ink-soft">{moviesTexts.noPoster}</span>
      </span>
    );
  }
  return (
    <Picture
      path={path}
      size="w500"
      alt={title}
      width={500}
      height={750}
      first={first}
      className={`aspect-2/3 w-full object-cover ${className}`}
    />
  );
}
