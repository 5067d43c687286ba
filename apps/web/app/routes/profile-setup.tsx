/** The name of an account that came without one. */
import { Navigate, useLocation } from 'react-router';
import { AccountPage } from '../features/session/account-page.tsx';
import { NameForm } from '../features/session/name-form.tsx';
import { RequireSession } from '../features/session/require-session.tsx';
import { readReturnTo } from '../features/session/return-to.ts';
import { sessionTexts } from '../features/session/session-texts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PendingPage } from '../shell/pending-page.tsx';

export function Component() {
  const { pathname, search } = useLocation();
  return (
    <>
      <RequireSession pending={<PendingPage pathname={pathname} />}>
        {({ displayName }) =>
          displayName === null ? <ProfileSetup /> : <Navigate replace to={readReturnTo(search)} />
        }
      </RequireSession>
      <PageHead
        title={sessionTexts.profileSetup}
        description={sessionTexts.profileSetupDescription}
        path="/profile-setup"
        isHidden
      />
    </>
  );
}

function ProfileSetup() {
  return (
    <AccountPage title={sessionTexts.profileSetup} line={sessionTexts.profileSetupLine}>
      <NameForm name="" submitText={sessionTexts.continue} />
    </AccountPage>
  );
}
