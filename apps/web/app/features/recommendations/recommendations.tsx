/** The section of recommended films on a film's page. Its frame comes with the first load, the rest when a visitor is here. */
import { lazy, Suspense } from 'react';
import { useVisitorHere } from '../../ui/use-visitor-here.ts';
import { GridSkeleton } from '../movies/grid-skeleton.tsx';
import { recommendationsTexts as texts } from './recommendations-texts.ts';

const skeleton = <GridSkeleton hasNotes />;
const none = (
  <p role="status" className="py-4">
    {texts.none}
  </p>
);

/** What cannot be loaded recommends nothing. */
const RecommendedMovies = lazy(() =>
  import('./recommended-movies.tsx').then(
    (loaded) => ({ default: loaded.RecommendedMovies }),
    () => ({ default: () => none }),
  ),
);

/** Hidden where no script will ever fill it. */
export function Recommendations({ tmdbId }: { tmdbId: number }) {
  const isVisitorHere = useVisitorHere();
  return (
    <section aria-label={texts.heading} className="space-y-6 gutter noscript:hidden">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <div className="space-y-1">
          <h2 className="text-xl">{texts.heading}</h2>
          <p className="text-ink-mid">{texts.subtitle}</p>
        </div>
        <p className="text-sm text-ink-soft">{texts.note}</p>
      </header>
      {isVisitorHere ? (
        <Suspense fallback={skeleton}>
          <RecommendedMovies tmdbId={tmdbId} label={texts.heading} skeleton={skeleton} none={none} />
        </Suspense>
      ) : (
        skeleton
      )}
    </section>
  );
}
