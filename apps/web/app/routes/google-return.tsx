/** Where a sign-in with Google comes back to. */
import { GoogleReturnPage } from '../features/session/google/google-return-page.tsx';
import { googleTexts } from '../features/session/google/google-texts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page>
      <PageHead
        title={googleTexts.title}
        description={googleTexts.description}
        path="/google-return"
        isHidden
      />
      <GoogleReturnPage />
    </Page>
  );
}
