/** The films that the user marked as watched. */
import { WatchListPage } from '../features/movies/watch-list-page.tsx';
import { watchListTexts } from '../features/watch-status/watch-list-texts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

const texts = watchListTexts.watched;

export function Component() {
  return (
    <Page>
      <PageHead title={texts.heading} description={texts.description} path="/watched" isHidden />
      <WatchListPage status="watched" />
    </Page>
  );
}
