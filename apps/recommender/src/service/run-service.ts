/** The parts of the service, put together. */
import { closeOnSignals } from '@kinora/serving/close-on-signals';
import { listenAs } from '@kinora/serving/listen-fault';
import { logOptions } from '@kinora/serving/log-options';
import { listenForMetrics } from '@kinora/serving/metrics-server';
import { watchStrayErrors } from '@kinora/serving/stray-errors';
import { pino } from 'pino';
import type { Settings } from '../settings.ts';
import { registerHealth } from './health.routes.ts';
import { createMetrics, type ServiceMetrics } from './metrics.ts';
import { createModelKeeper, type ModelKeeper } from './model-keeper.ts';
import { registerRecommend } from './recommend.routes.ts';
import { createServer } from './server.ts';
import { createSimilarFilms } from './similar-films.ts';
import { createTrainer } from './trainer.ts';

/** Resolves once requests are answered; there may be no model yet, which `/readyz` says. */
export async function runService(settings: Settings): Promise<void> {
  const log = pino(logOptions(settings.logLevel));
  const keeper = createModelKeeper({ file: settings.modelFile, log, metrics: () => metrics });
  const metrics: ServiceMetrics = createMetrics(() => servedBy(keeper));
  const similarFilms = createSimilarFilms(settings.catalogueFile, log);
  const trainer = createTrainer({ settings, keeper, log, metrics });
  let isDraining = false;
  watchStrayErrors(log);

  const app = await createServer({ publicUrl: settings.publicUrl, log, metrics });
  registerHealth(app, {
    isReady: () => !isDraining && keeper.served() !== undefined,
    isDraining: () => isDraining,
  });
  registerRecommend(app, { served: () => keeper.served(), similarFilms });
  const metricsNames = { port: 'RECOMMENDER_METRICS_PORT', host: 'RECOMMENDER_METRICS_HOST' };
  const metricsServer = await listenAs(metricsNames, () =>
    listenForMetrics(metrics.registry, settings.metrics),
  );
  closeOnSignals({
    drain: () => {
      isDraining = true;
    },
    drainFor: settings.isProduction ? 3_000 : 0,
    async close() {
      keeper.stop();
      trainer.stop();
      await app.close();
      await similarFilms.stop();
      metricsServer.close();
    },
    cut: () => app.server.closeAllConnections(),
  });
  const { port, host } = settings;
  await listenAs({ port: 'RECOMMENDER_PORT', host: 'HOST' }, () => app.listen({ port, host }));
  await keeper.start();
  trainer.start();
}

function servedBy(keeper: ModelKeeper) {
  const served = keeper.served();
  if (!served) return undefined;
  const { createdAt, counts } = served.model.card;
  return { version: served.version, createdAt, films: counts.films };
}
