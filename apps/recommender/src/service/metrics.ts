/** What the service counts, in Prometheus's words. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface ServiceMetrics {
  registry: Registry;
  requests: Counter<'route' | 'status'>;
  underWay: Gauge;
  durations: Histogram<'route'>;
  swaps: Counter;
  refusals: Counter;
  trainings: Counter<'outcome'>;
  trainingSeconds: Gauge;
}

/** What is being served at the moment; nothing before the first model. */
export type ServedNow = () => { version: string; createdAt: string; films: number } | undefined;

export function createMetrics(servedNow: ServedNow): ServiceMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registerModelGauges(registry, servedNow);
  return {
    registry,
    requests: new Counter({
      name: 'recommender_requests_total',
      help: 'Requests that were answered, by route and status',
      labelNames: ['route', 'status'],
      registers,
    }),
    underWay: new Gauge({
      name: 'recommender_requests_under_way',
      help: 'Requests that have no answer yet',
      registers,
    }),
    durations: new Histogram({
      name: 'recommender_request_duration_seconds',
      help: 'From the arrival of a request to the end of its answer',
      labelNames: ['route'],
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    swaps: new Counter({
      name: 'recommender_model_swaps_total',
      help: 'Models that took the place of another, or of none',
      registers,
    }),
    refusals: new Counter({
      name: 'recommender_model_refusals_total',
      help: 'Model files that were damaged or of another format',
      registers,
    }),
    trainings: new Counter({
      name: 'recommender_trainings_total',
      help: 'Runs of training in this process, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    trainingSeconds: new Gauge({
      name: 'recommender_training_duration_seconds',
      help: 'How long the last run of training took',
      registers,
    }),
  };
}

function registerModelGauges(registry: Registry, servedNow: ServedNow): void {
  const registers: Registry[] = [];
  const age = new Gauge({
    name: 'recommender_model_age_seconds',
    help: 'Since the model that is served was made',
    registers,
    collect() {
      const served = servedNow();
      if (served) this.set((Date.now() - Date.parse(served.createdAt)) / 1_000);
      else this.remove();
    },
  });
  const info = new Gauge({
    name: 'recommender_model_info',
    help: '1 for the version that is served',
    labelNames: ['version'],
    registers,
    collect() {
      this.reset();
      const served = servedNow();
      if (served) this.set({ version: served.version }, 1);
    },
  });
  const films = new Gauge({
    name: 'recommender_model_films',
    help: 'Films that the model knows',
    registers,
    collect() {
      this.set(servedNow()?.films ?? 0);
    },
  });
  for (const gauge of [age, info, films]) registry.registerMetric(gauge);
}
