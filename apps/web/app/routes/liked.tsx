/** The films that the user likes. */
import { likedPageTexts as texts } from '../features/likes/liked-page-texts.ts';
import { useLikedMovies } from '../features/likes/use-liked-movies.ts';
import { KeptMovies, KeptMoviesPending } from '../features/movies/kept-movies.tsx';
import { RequireSession } from '../features/session/require-session.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page>
      <PageHead title={texts.heading} description={texts.description} path="/liked" isHidden />
      <RequireSession pending={<KeptMoviesPending heading={texts.heading} />}>
        {() => <LikedMovies />}
      </RequireSession>
    </Page>
  );
}

function LikedMovies() {
  return <KeptMovies texts={texts} list={useLikedMovies()} />;
}
