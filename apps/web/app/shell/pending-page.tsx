/** What stands in for a page that takes its time: the shape of what comes. */
import { GridSkeleton } from '../features/movies/grid-skeleton.tsx';
import { Page } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { shellTexts } from './shell-texts.ts';

const bone = 'animate-pulse-slow rounded-md bg-raised';

export function PendingPage({ pathname }: { pathname: string }) {
  return (
    <>
      <title>{`${shellTexts.loading} · ${shellTexts.brand}`}</title>
      <h1 className="sr-only">{shellTexts.loading}</h1>
      <PageShape pathname={pathname} />
    </>
  );
}

function PageShape({ pathname }: { pathname: string }) {
  if (pathname.startsWith('/movie/')) return <MovieShape />;
  if (/^\/(search|genre|cast|content|liked|watched|watchlist|recently-visited|playlist)(\/|$)/.test(pathname))
    return <GridShape />;
  return (
    <div className="grid min-h-[70svh] place-items-center">
      <Spinner label={shellTexts.loading} />
    </div>
  );
}

function GridShape() {
  return (
    <Page>
      <div className="mb-12 space-y-4">
        <div className={`h-12 w-80 max-w-full ${bone}`} />
        <Spinner label={shellTexts.loading} />
      </div>
      <GridSkeleton />
    </Page>
  );
}

function MovieShape() {
  return (
    <div className="film-head">
      <div className={`aspect-2/3 max-w-44 md:max-w-none ${bone}`} />
      <div className="flex flex-col justify-end gap-5">
        <div className={`h-16 w-4/5 ${bone}`} />
        <Spinner label={shellTexts.loading} />
        <div className={`h-28 max-w-[62ch] ${bone}`} />
      </div>
    </div>
  );
}
