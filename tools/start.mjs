/** `npm start`: installs what is missing, builds the site where it changed, and serves it with its recommendations until Ctrl-C. */
import { ensureInstalled, ensureSiteIsBuilt, serve } from './prepare.mjs';
import { keepRecommender } from './recommender.mjs';

ensureInstalled();
await ensureSiteIsBuilt();
// The server's live data is about 40 MB; with V8's usual 16 MB of new space, garbage would take as much again.
const site = serve(['--max-semi-space-size=2', 'apps/api/src/main.ts']);
// So little is collected at once that helpers for it cost more than they help, in time and in memory.
const recommender = keepRecommender([
  '--max-semi-space-size=2',
  '--no-parallel-scavenge',
  'apps/recommender/src/main.ts',
]);
const code = await site;
await recommender.stop();
process.exit(code);
