/** `npm start`: installs what is missing, builds the site where it changed, and serves it with its recommendations until Ctrl-C. */
import { ensureInstalled, ensureSiteIsBuilt, serve } from './prepare.mjs';
import { keepRecommender } from './recommender.mjs';

ensureInstalled();
await ensureSiteIsBuilt();
// With 8 MB of new space a page takes a seventh less work than with 2, in the same memory (docs/performance.md).
const site = serve(['--max-semi-space-size=8', 'apps/api/src/main.ts']);
// A request leaves some kilobytes of garbage. V8 by itself lets 60 MB of it pile up before it collects, and sets helpers on it
// that cost more than they help.
const recommender = keepRecommender([
  '--max-semi-space-size=4',
  '--no-parallel-scavenge',
  '--heap-growing-percent=30',
  'apps/recommender/src/main.ts',
]);
const code = await site;
await recommender.stop();
process.exit(code);
