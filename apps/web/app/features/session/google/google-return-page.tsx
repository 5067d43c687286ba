/** The end of a sign-in with Google, seen for a moment, or longer where a window may not close itself. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { GoogleReturn } from './google-addresses.ts';
import { findNextPage, handOver, type NextPage, takeGoogleReturn } from './google-return.ts';
import { googleTexts } from './google-texts.ts';

export function GoogleReturnPage() {
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);
  const hasBegun = useRef(false);

  useEffect(() => {
    // The answer is there once, however often the effect runs.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const goOn = async () => {
      const next = await takeUp(takeGoogleReturn());
      if (next) await navigate(next.path, { replace: true, state: next.state });
      else setIsDone(true);
    };
    void goOn();
  }, [navigate]);

  if (isDone) {
    return (
      <Notice picture="ticket" level={1} title={googleTexts.done}>
        <p>{googleTexts.doneLine}</p>
      </Notice>
    );
  }
  return (
    <div className="grid min-h-[50svh] place-items-center">
      <h1 className="sr-only">{googleTexts.title}</h1>
      <Spinner label={googleTexts.waiting} />
    </div>
  );
}

/** Resolves with where this window goes on; with nothing where another one does. */
async function takeUp(answer: GoogleReturn): Promise<NextPage | undefined> {
  if (!answer.isPopup) return findNextPage(answer);
  await handOver(answer);
  return undefined;
}
