/** The frame around every screen. */
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useSite } from './client/site-context.ts';
import { ChatButton } from './features/chat/chat-button.tsx';
import { AddDialogHost } from './features/playlists/add-dialog-host.tsx';
import { useAnalytics } from './shell/analytics.ts';
import { Footer } from './shell/footer.tsx';
import { PendingPage } from './shell/pending-page.tsx';
import { shellTexts } from './shell/shell-texts.ts';
import { Toaster } from './shell/toaster.tsx';
import { TopBar } from './shell/top-bar.tsx';
import { usePagingScroll } from './shell/use-paging-scroll.ts';
import { useRouteFocus } from './shell/use-route-focus.ts';
import { useSlowNavigation } from './shell/use-slow-navigation.ts';

export function Root() {
  const mainRef = useRouteFocus();
  const slowPath = useSlowNavigation();
  useAnalytics(useSite().analyticsScriptUrl);
  usePagingScroll();
  return (
    <>
      <a
        href="#content"
        className="fixed top-3 left-3 z-50 -translate-y-20 rounded-full bg-lamp px-5 py-3 text-sm font-semibold text-on-lamp focus:translate-y-0"
      >
        {shellTexts.skip}
      </a>
      <LoadingBar />
      <TopBar />
      <ChatButton />
      <main ref={mainRef} id="content" tabIndex={-1} data-route-focus className="min-h-[80svh]">
        {slowPath === undefined ? <Outlet /> : <PendingPage pathname={slowPath} />}
      </main>
      <Footer />
      <AddDialogHost />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

/** A line of light at the top while the next page is on its way. */
function LoadingBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-load bg-light" />
  );
}
