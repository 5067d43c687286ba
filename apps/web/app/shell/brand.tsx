/** The name of the site beside its mark: a beam that leaves the projector. */
import { Link } from 'react-router';
import { shellTexts } from './shell-texts.ts';

export function Brand() {
  return (
    <Link
      to="/"
      aria-label={shellTexts.homeOf}
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-lg leading-none tracking-tight transition-colors duration-150 hover:text-light-pale"
    >
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
        <path d="M7 12 23 4v16Z" className="fill-light" />
        <circle cx="5" cy="12" r="4" className="fill-ink" />
      </svg>
      {shellTexts.brand}
    </Link>
  );
}
