import type { Observer } from '../http/observer.ts';

export interface EventLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** The same log, with what it tells as an `event` counted too. */
export function countEvents(log: EventLog, observer: Observer): EventLog {
  return {
    info(details, message) {
      if ('event' in details && typeof details.event === 'string') observer.eventHappened(details.event);
      log.info(details, message);
    },
    warn: (details, message) => log.warn(details, message),
  };
}
