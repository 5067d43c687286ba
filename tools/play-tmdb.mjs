/** `node tools/play-tmdb.mjs [--port 3300] [--weather JSON] [--seed WORD]`: a TMDB of our own to look at Kinora over. */
import { ensureInstalledAtAll, run } from './prepare.mjs';

ensureInstalledAtAll();
process.exit(await run(['packages/catalogue/src/tmdb/played/play-tmdb.main.ts', ...process.argv.slice(2)]));
