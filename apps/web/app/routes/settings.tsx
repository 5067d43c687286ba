/** A user's own account. */
import { useLocation } from 'react-router';
import { RequireSession } from '../features/session/require-session.tsx';
import { Settings } from '../features/session/settings/settings.tsx';
import { settingsTexts } from '../features/session/settings/settings-texts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PendingPage } from '../shell/pending-page.tsx';
import { Page, PageHeading } from '../ui/page.tsx';

export function Component() {
  const { pathname } = useLocation();
  return (
    <>
      <RequireSession pending={<PendingPage pathname={pathname} />}>
        {(user) => (
          <Page>
            <PageHeading>{settingsTexts.title}</PageHeading>
            <Settings user={user} />
          </Page>
        )}
      </RequireSession>
      <PageHead
        title={settingsTexts.title}
        description={settingsTexts.description}
        path="/settings"
        isHidden
      />
    </>
  );
}
