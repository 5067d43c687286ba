/** The films of one watch status, each with a control that takes the status off. */
import type { WatchStatus } from '@kinora/contracts/watch-status';
import { RequireSession } from '../session/require-session.tsx';
import { useWatchList } from '../watch-status/use-watch-list.ts';
import { watchListTexts } from '../watch-status/watch-list-texts.ts';
import { takeOffWatchStatus } from '../watch-status/watch-status.ts';
import { CardCornerButton } from './card-corner-button.tsx';
import { KeptMovies, KeptMoviesPending } from './kept-movies.tsx';
import type { MovieCardData } from './movie-shapes.ts';

export function WatchListPage({ status }: { status: WatchStatus }) {
  return (
    <RequireSession pending={<KeptMoviesPending heading={watchListTexts[status].heading} />}>
      {() => <WatchList status={status} />}
    </RequireSession>
  );
}

function WatchList({ status }: { status: WatchStatus }) {
  const texts = watchListTexts[status];
  const controlOf = ({ id, title }: MovieCardData) => (
    <CardCornerButton label={texts.takeOff(title)} onPress={() => takeOffWatchStatus(id)} />
  );
  return <KeptMovies texts={texts} list={useWatchList(status)} controlOf={controlOf} />;
}
