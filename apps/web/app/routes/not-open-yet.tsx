/** Places that need an account, while accounts are not open. */
import { useLocation } from 'react-router';
import { HomeLink } from '../shell/home-link.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

const texts = {
  title: 'Accounts are not open yet',
  line: 'Likes, your watchlist, playlists and what you visited will live here. There is no way to log in so far; everything else is open to everyone.',
};

export function Component() {
  const { pathname } = useLocation();
  return (
    <Page>
      <PageHead title={texts.title} description={texts.line} path={pathname} isHidden />
      <Notice picture="ticket" title={texts.title} level={1} action={<HomeLink />}>
        <p>{texts.line}</p>
      </Notice>
    </Page>
  );
}
