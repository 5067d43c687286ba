/** Where the link of a verification mail leads. */
import { sessionTexts } from '../features/session/session-texts.ts';
import { VerifyEmail } from '../features/session/verify-email.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page>
      <PageHead
        title={sessionTexts.verifyEmail}
        description={sessionTexts.verifyEmailDescription}
        path="/verify-email"
        isHidden
      />
      <VerifyEmail />
    </Page>
  );
}
