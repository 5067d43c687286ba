/** Places that need an account, while accounts are not open. */
import { Link, useLocation } from 'react-router';
import { PageHead } from '../shell/page-head.tsx';
import { shellTexts } from '../shell/shell-texts.ts';
import { buttonStyles } from '../ui/button-styles.ts';
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
      <Notice
        picture="ticket"
        title={texts.title}
        level={1}
        action={
          <Link to="/" className={buttonStyles.primary}>
            {shellTexts.toHome}
          </Link>
        }
      >
        <p>{texts.line}</p>
      </Notice>
    </Page>
  );
}
