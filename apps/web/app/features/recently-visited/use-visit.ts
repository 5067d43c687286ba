/** Logs that a signed-in user opened a film's page: once a visit, and not for a page that is only prepared. */
import { useEffect } from 'react';
import { whenSessionKnown } from '../session/session-state.ts';

export function useVisit(tmdbId: number): void {
  useEffect(() => {
    const left = new AbortController();
    void visit(tmdbId, left.signal);
    return () => left.abort();
  }, [tmdbId]);
}

async function visit(tmdbId: number, left: AbortSignal): Promise<void> {
  await whenShown();
  const session = await whenSessionKnown();
  if (session.status !== 'in' || left.aborted) return;
  const { logVisit } = await import('./visits.ts');
  await logVisit(tmdbId);
}

/** A browser may prepare a page that the visitor then never opens. */
function whenShown(): Promise<void> {
  if (!('prerendering' in document) || !document.prerendering) return Promise.resolve();
  return new Promise((settle) => {
    document.addEventListener('prerenderingchange', () => settle(), { once: true });
  });
}
