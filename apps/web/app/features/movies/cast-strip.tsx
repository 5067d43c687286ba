/** Who plays in a film, in billing order; each leads to the person's films. */
import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { ScrollRow } from '../../ui/scroll-row.tsx';
import { castPath } from './movie-paths.ts';
import type { CastEntry } from './movie-shapes.ts';
import { moviesTexts } from './movies-texts.ts';

export function CastStrip({ cast }: { cast: readonly CastEntry[] | null }) {
  return (
    <section aria-labelledby="cast-heading" className="space-y-4">
      <h2 id="cast-heading" className="gutter text-xl">
        {moviesTexts.cast}
      </h2>
      {cast === null && <p className="gutter text-bad">{moviesTexts.castFailed}</p>}
      {cast?.length === 0 && <p className="gutter text-ink-mid">{moviesTexts.noCast}</p>}
      {cast !== null && cast.length > 0 && <Strip cast={cast} />}
    </section>
  );
}

function Strip({ cast }: { cast: readonly CastEntry[] }) {
  const label = moviesTexts.cast;
  return (
    <ScrollRow label={label} backLabel={moviesTexts.scrollBack(label)} onLabel={moviesTexts.scrollOn(label)}>
      {cast.map((entry) => (
        <li key={entry.creditId} className="w-28 shrink-0 snap-start md:w-36">
          <CastLink entry={entry} />
        </li>
      ))}
    </ScrollRow>
  );
}

function CastLink({ entry }: { entry: CastEntry }) {
  return (
    <Link to={castPath(entry.id, entry.name)} className="group block space-y-3">
      <span className="block aspect-2/3 overflow-hidden rounded-md bg-raised">
        {entry.profile === null ? (
          <PhotoPlaceholder />
        ) : (
          <Picture
            path={entry.profile}
            kind="profile"
            size="original"
            shownAt="9rem"
            alt=""
            width={300}
            height={450}
            className="size-full object-cover transition-transform duration-250 ease-out group-hover:scale-[1.03]"
          />
        )}
      </span>
      <span className="block">
        <span className="block text-sm leading-snug font-semibold transition-colors group-hover:text-light-pale">
          {entry.name}
        </span>
        {entry.character !== '' && <span className="block text-xs text-ink-soft">{entry.character}</span>}
      </span>
    </Link>
  );
}

function PhotoPlaceholder() {
  return (
    <svg
      viewBox="0 0 80 120"
      className="size-full text-line"
      fill="currentColor"
      role="img"
      aria-label={moviesTexts.noPhoto}
    >
      <circle cx="40" cy="48" r="16" />
      <path d="M8 120a32 40 0 0 1 64 0Z" />
    </svg>
  );
}
