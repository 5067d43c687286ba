/** `npm run restore -- FILE [--replace]`: checks a backup and puts its rows in the place of all others. */
import { ensureInstalled, run } from './prepare.mjs';
import { wordsOfCaller } from './words-of-caller.mjs';

ensureInstalled();
process.exit(await run(['apps/api/src/database/backup/restore-command.ts', ...wordsOfCaller()]));
