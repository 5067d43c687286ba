/** `npm start`: installs what is missing, builds the site where it changed, and serves it until Ctrl-C. */
import { ensureInstalled, ensureSiteIsBuilt, serve } from './prepare.mjs';

ensureInstalled();
await ensureSiteIsBuilt();
// The server's live data is about 40 MB; with V8's usual 16 MB of new space, garbage would take as much again.
process.exit(await serve(['--max-semi-space-size=2', 'apps/api/src/main.ts']));
