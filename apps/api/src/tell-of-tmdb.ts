import type { TmdbEvent } from '@kinora/catalogue/tmdb/tmdb-catalogue';
import type { Observer } from './http/observer.ts';

export interface TmdbLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** What happens between us and TMDB, for those who run the site. */
export function tellOfTmdb({
  observer,
  log,
}: {
  observer: Observer;
  log: TmdbLog;
}): (event: TmdbEvent) => void {
  let isRefused = false;

  /** Once, and again when the token had been good in between. */
  function tellOfToken(status: number): void {
    if (!isRefused) log.warn({ event: 'tmdb-unauthorised', status }, 'TMDB does not take the token');
    isRefused = true;
  }

  return (event) => {
    switch (event.kind) {
      case 'answered':
        isRefused &&= event.outcome !== 'answered';
        return observer.upstreamAnswered('tmdb', event.outcome, event.milliseconds);
      case 'breaker':
        observer.breakerChanged('tmdb', event.isOpen);
        if (event.isOpen)
          log.warn({ event: 'tmdb-rests' }, 'TMDB failed several times in a row and is left alone');
        else log.info({ event: 'tmdb-is-back' }, 'TMDB answers again');
        return;
      case 'paused':
        return log.warn({ event: 'tmdb-paused', seconds: event.seconds }, 'TMDB was asked too often');
      case 'unauthorised':
        return tellOfToken(event.status);
    }
  };
}
