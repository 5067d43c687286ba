/** The way in. */
import { AccountPage } from '../features/session/account-page.tsx';
import { LeaveWhenIn } from '../features/session/leave-when-in.tsx';
import { LoginForm } from '../features/session/login-form.tsx';
import { useLoginState } from '../features/session/login-state.ts';
import { sessionTexts } from '../features/session/session-texts.ts';
import { PageHead } from '../shell/page-head.tsx';

export function Component() {
  const { notice } = useLoginState();
  return (
    <LeaveWhenIn>
      <PageHead
        title={sessionTexts.login}
        description={sessionTexts.loginDescription}
        path="/login"
        isHidden
      />
      <AccountPage title={sessionTexts.login} line={notice}>
        <LoginForm />
      </AccountPage>
    </LeaveWhenIn>
  );
}
