/** `npm start`: installs what is missing, builds the site where it changed, and serves it with its recommendations until Ctrl-C. */
import { recommenderFlags, siteEnvironment, siteFlags } from './node-flags.mjs';
import { ensureInstalled, ensureSiteIsBuilt, serve } from './prepare.mjs';
import { keepRecommender } from './recommender.mjs';

ensureInstalled();
await ensureSiteIsBuilt();
const site = serve([...siteFlags, 'apps/api/src/main.ts'], siteEnvironment);
const recommender = keepRecommender([...recommenderFlags, 'apps/recommender/src/main.ts']);
const code = await site;
await recommender.stop();
process.exit(code);
