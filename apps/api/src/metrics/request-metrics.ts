import { Counter, Histogram, type Registry } from 'prom-client';
import type { Observer } from '../http/observer.ts';

/** Seconds. 0.05 and 0.25 are what answers and pages are to keep below; 8 is the longest that an answer may take. */
const buckets = [0.005, 0.01, 0.05, 0.25, 1, 8];

type Told = 'requestEnded' | 'requestShed' | 'requestLimited' | 'eventHappened';

export function createRequestMetrics(registry: Registry): Pick<Observer, Told> {
  const registers = [registry];
  const answered = new Counter({
    name: 'kinora_requests_total',
    help: 'Requests by route, method and status; `aborted` where the caller hung up first',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'kinora_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const shed = new Counter({
    name: 'kinora_requests_shed_total',
    help: 'Requests that were refused because there were too many, by what they were for',
    labelNames: ['kind'],
    registers,
  });
  const limited = new Counter({
    name: 'kinora_requests_limited_total',
    help: 'Requests that were refused because their sender had sent too many, by limit',
    labelNames: ['limit'],
    registers,
  });
  const events = new Counter({
    name: 'kinora_events_total',
    help: 'Events that the log tells too',
    labelNames: ['event'],
    registers,
  });
  return {
    requestEnded({ route, method, status, milliseconds }) {
      answered.inc({ route, method: methodOf(method, status), status: status === 0 ? 'aborted' : status });
      durations.observe({ route }, milliseconds / 1_000);
    },
    requestShed: (kind) => shed.inc({ kind }),
    requestLimited: (limit) => limited.inc({ limit }),
    eventHappened: (event) => events.inc({ event }),
  };
}

/** HEAD is GET without the body, and of methods that a route does not know there are too many to tell apart. */
function methodOf(method: string, status: number): string {
  if (status === 405) return 'other';
  return method === 'HEAD' ? 'GET' : method;
}
