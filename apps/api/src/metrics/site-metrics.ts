/** What the site counts, in Prometheus's words. No label holds anything that a visitor chose. */
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/schema.ts';
import type { WatchQuery } from '../database/watch-queries.ts';
import type { Observer } from '../http/observer.ts';
import { createQueryMetrics, watchDatabase } from './database-metrics.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { createUpstreamMetrics } from './upstream-metrics.ts';

export interface SiteMetrics {
  registry: Registry;
  observer: Observer;
  watchQuery: WatchQuery;
  /** To be called once. */
  watchDatabase: (database: Database) => void;
}

export function createSiteMetrics(version: string): SiteMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'kinora_build_info',
    help: '1 for the version that runs',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1);
  return {
    registry,
    watchQuery: createQueryMetrics(registry),
    watchDatabase: (database) => watchDatabase(registry, database),
    observer: {
      ...createRequestMetrics(registry),
      ...createUpstreamMetrics(registry),
      watch(name, help, read) {
        const gauge = new Gauge({
          name: `kinora_${name}`,
          help,
          registers: [],
          collect() {
            this.set(read());
          },
        });
        registry.registerMetric(gauge);
      },
    },
  };
}
