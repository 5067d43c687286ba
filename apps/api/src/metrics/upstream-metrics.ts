import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Observer } from '../http/observer.ts';

/** Seconds; a call upstream is given up after eight. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 4, 8];

export function createUpstreamMetrics(
  registry: Registry,
): Pick<Observer, 'cacheAnswered' | 'upstreamAnswered' | 'breakerChanged'> {
  const registers = [registry];
  const cacheAnswers = new Counter({
    name: 'kinora_cache_answers_total',
    help: 'Answers of each cache: fresh, stale (an old one stood in), missed, failed (there was none to stand in)',
    labelNames: ['cache', 'outcome'],
    registers,
  });
  const calls = new Counter({
    name: 'kinora_upstream_calls_total',
    help: 'Calls of other services by outcome; `refused` was never sent',
    labelNames: ['upstream', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'kinora_upstream_duration_seconds',
    help: 'From the sending of a call to its outcome',
    labelNames: ['upstream'],
    buckets,
    registers,
  });
  const breakers = new Gauge({
    name: 'kinora_breaker_open',
    help: '1 while a service is left alone because it failed several times in a row',
    labelNames: ['upstream'],
    registers,
  });
  return {
    cacheAnswered: (cache, outcome) => cacheAnswers.inc({ cache, outcome }),
    upstreamAnswered(upstream, outcome, milliseconds) {
      calls.inc({ upstream, outcome });
      if (outcome !== 'refused') durations.observe({ upstream }, milliseconds / 1_000);
    },
    breakerChanged: (upstream, isOpen) => breakers.set({ upstream }, isOpen ? 1 : 0),
  };
}
