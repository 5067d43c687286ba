import type { Observer } from '../http/observer.ts';

export interface EventLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** The same log, with what it tells as an `event` counted too. */
export function countEvents(log: EventLog, observer: Observer): EventLog {
  function count(details: object): void {
    if ('event' in details && typeof details.event === 'string') observer.eventHappened(details.event);
  }
  return {
    info(details, message) {
      count(details);
      log.info(details, message);
    },
    warn(details, message) {
      count(details);
      log.warn(details, message);
    },
  };
}
