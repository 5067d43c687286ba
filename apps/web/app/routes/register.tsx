/** A new account. */
import { AccountPage } from '../features/session/account-page.tsx';
import { LeaveWhenIn } from '../features/session/leave-when-in.tsx';
import { RegisterForm } from '../features/session/register-form.tsx';
import { sessionTexts } from '../features/session/session-texts.ts';
import { PageHead } from '../shell/page-head.tsx';

export function Component() {
  return (
    <LeaveWhenIn>
      <PageHead
        title={sessionTexts.register}
        description={sessionTexts.registerDescription}
        path="/register"
        isHidden
      />
      <AccountPage title={sessionTexts.register} line={sessionTexts.registerLine}>
        <RegisterForm />
      </AccountPage>
    </LeaveWhenIn>
  );
}
