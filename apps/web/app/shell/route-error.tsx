/** Where a page should stand and cannot: not found, or failed with a way to try again. */
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { buttonStyles } from '../ui/button-styles.ts';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { HomeLink } from './home-link.tsx';
import { PageHead } from './page-head.tsx';
import { shellTexts } from './shell-texts.ts';

export function RouteError() {
  const error = useRouteError();
  const isAnswer = isRouteErrorResponse(error);
  useEffect(() => {
    // eslint-disable-next-line no-console -- a bug must be seen by whoever has the console open
    if (!isAnswer) console.error('A page failed', error);
  }, [error, isAnswer]);
  if (isAnswer && error.status === 404) return <NotFound />;
  return <Failure message={isAnswer ? messageOf(error.data) : shellTexts.unexpected} />;
}

export function NotFound() {
  const { pathname } = useLocation();
  return (
    <Page>
      <PageHead title={shellTexts.notFoundTitle} description={shellTexts.notFound} path={pathname} isHidden />
      <Notice picture="reel" title={shellTexts.notFoundTitle} level={1} action={<HomeLink />}>
        <p>{shellTexts.notFound}</p>
      </Notice>
    </Page>
  );
}

function Failure({ message }: { message: string }) {
  const { pathname } = useLocation();
  return (
    <Page>
      <PageHead title={shellTexts.failedTitle} description={shellTexts.unexpected} path={pathname} isHidden />
      <Notice picture="screen" title={shellTexts.failedTitle} level={1} action={<TryAgain />}>
        <p role="alert" className="text-bad">
          {shellTexts.error(message)}
        </p>
      </Notice>
    </Page>
  );
}

export function TryAgain() {
  const { revalidate, state } = useRevalidator();
  return (
    <button
      type="button"
      className={buttonStyles.primary}
      disabled={state === 'loading'}
      onClick={() => revalidate()}
    >
      {shellTexts.tryAgain}
    </button>
  );
}

function messageOf(failure: unknown): string {
  if (typeof failure === 'object' && failure !== null && 'message' in failure) return String(failure.message);
  return shellTexts.unexpected;
}
