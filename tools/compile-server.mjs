/** Compiles the servers' JavaScript into Node's compile cache, under the flags of each process; `NODE_COMPILE_CACHE` says where. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { recommenderFlags, siteFlags } from './node-flags.mjs';

/** Each server, and what it or its threads load only when they come to need it. */
const site = [
  'apps/api/src/main.ts',
  'apps/api/src/api-docs/document.ts',
  'apps/api/src/api-docs/page/docs-page.ts',
  'apps/api/src/metrics/site-metrics.ts',
  'packages/catalogue/src/tmdb/tmdb-catalogue.ts',
  'packages/chatbot/src/llm/model-chatbot.ts',
  'packages/chatbot/src/offline/mind.ts',
  'packages/chatbot/src/offline/offline-chatbot.ts',
  'packages/identity/src/google/google-flow.ts',
  'packages/serving/src/metrics-server.ts',
];
const recommender = [
  'apps/recommender/src/main.ts',
  'apps/recommender/src/features/film-profile.ts',
  'apps/recommender/src/interactions/read-site-interactions.ts',
  'apps/recommender/src/service/similar-lists.ts',
  'apps/recommender/src/training/train-model.ts',
  'packages/catalogue/src/embedded/read-films.ts',
];

const loader = join(import.meta.dirname, 'load-server.mjs');
for (const [flags, modules] of [
  [siteFlags, site],
  [recommenderFlags, recommender],
]) {
  const { status } = spawnSync(process.execPath, [...flags, loader, ...modules], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
