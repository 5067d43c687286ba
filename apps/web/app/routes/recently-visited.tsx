/** The films whose pages the user opened last. */
import { KeptMovies, KeptMoviesPending } from '../features/movies/kept-movies.tsx';
import { ClearButton } from '../features/recently-visited/clear-button.tsx';
import { recentlyVisitedTexts as texts } from '../features/recently-visited/recently-visited-texts.ts';
import { useVisits } from '../features/recently-visited/use-visits.ts';
import { RequireSession } from '../features/session/require-session.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page>
      <PageHead title={texts.heading} description={texts.description} path="/recently-visited" isHidden />
      <RequireSession pending={<KeptMoviesPending heading={texts.heading} />}>
        {() => <Visits />}
      </RequireSession>
    </Page>
  );
}

function Visits() {
  return <KeptMovies texts={texts} list={useVisits()} action={<ClearButton />} />;
}
