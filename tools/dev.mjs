/** `npm run dev`: the site from its sources with hot reload; the server starts anew when its own files change. */
import { ensureInstalled, serve } from './prepare.mjs';

ensureInstalled();
process.exit(await serve(['--watch', '--watch-preserve-output', 'apps/api/src/main.ts', '--dev']));
