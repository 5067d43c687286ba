/** Where the link of a password reset mail leads. */
import { NewPassword } from '../features/session/new-password-form.tsx';
import { sessionTexts } from '../features/session/session-texts.ts';
import { PageHead } from '../shell/page-head.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title={sessionTexts.newPassword}
        description={sessionTexts.newPasswordDescription}
        path="/new-password"
        isHidden
      />
      <NewPassword />
    </>
  );
}
