/** The metrics of this process, where a port for them is set; their code is loaded only then. */
import { once } from 'node:events';
import { listenAs } from '@kinora/serving/listen-fault';
import type { Database } from '../database/schema.ts';
import type { WatchQuery } from '../database/watch-queries.ts';
import { noObserver, type Observer } from '../http/observer.ts';

export interface OpenedMetrics {
  observer: Observer;
  watchQuery?: WatchQuery;
  /** To be called once. */
  watchDatabase: (database: Database) => void;
  close(): Promise<void>;
}

const noMetrics: OpenedMetrics = {
  observer: noObserver,
  watchDatabase: () => undefined,
  close: async () => undefined,
};

export interface MetricsParts {
  /** Where Prometheus asks; undefined where nobody does. */
  metrics: { host: string; port: number } | undefined;
  version: string;
}

/** Rejects with a `ListenFault` that names METRICS_PORT or METRICS_HOST. */
export async function openMetrics({ metrics, version }: MetricsParts): Promise<OpenedMetrics> {
  if (!metrics) return noMetrics;
  const { createSiteMetrics } = await import('./site-metrics.ts');
  const { listenForMetrics } = await import('@kinora/serving/metrics-server');
  const { registry, observer, watchQuery, watchDatabase } = createSiteMetrics(version);
  const names = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
  const server = await listenAs(names, () => listenForMetrics(registry, metrics));
  return {
    observer,
    watchQuery,
    watchDatabase,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
