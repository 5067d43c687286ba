/** `npm run dev`: the site from its sources with hot reload; each server starts anew when its own files change. */
import { ensureInstalled, serve } from './prepare.mjs';
import { keepRecommender } from './recommender.mjs';

const watching = ['--watch', '--watch-preserve-output'];

ensureInstalled();
const site = serve([...watching, 'apps/api/src/main.ts', '--dev']);
const recommender = keepRecommender([...watching, 'apps/recommender/src/main.ts']);
const code = await site;
await recommender.stop();
process.exit(code);
