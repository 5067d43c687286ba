import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../database/schema.ts';
import type { WatchQuery } from '../database/watch-queries.ts';

/** Seconds; a statement is given up after twelve. */
const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 12];

export function createQueryMetrics(registry: Registry): WatchQuery {
  const registers = [registry];
  const durations = new Histogram({
    name: 'kinora_query_duration_seconds',
    help: 'How long statements took, failed ones included',
    labelNames: ['kind'],
    buckets,
    registers,
  });
  const failures = new Counter({
    name: 'kinora_query_failures_total',
    help: 'Statements that the database did not carry out',
    labelNames: ['kind'],
    registers,
  });
  return ({ kind, milliseconds, isFailed }) => {
    durations.observe({ kind }, milliseconds / 1_000);
    if (isFailed) failures.inc({ kind });
  };
}

/** What is asked of the database when somebody reads the metrics. */
export function watchDatabase(registry: Registry, database: Database): void {
  const storage = new Gauge({
    name: 'kinora_storage_well',
    help: '1 while rows can be written',
    registers: [],
    async collect() {
      this.set((await database.isWell()) ? 1 : 0);
    },
  });
  registry.registerMetric(storage);
  if (database.connections) watchConnections(registry, database.connections);
}

function watchConnections(registry: Registry, read: NonNullable<Database['connections']>): void {
  const connections = new Gauge({
    name: 'kinora_database_connections',
    help: 'Connections to the database server, and callers that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(read())) this.set({ state }, count);
    },
  });
  registry.registerMetric(connections);
}
