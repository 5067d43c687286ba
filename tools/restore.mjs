/** `npm run restore -- FILE [--replace]`: checks a backup and puts its rows in the place of all others. */
import { ensureInstalledAtAll, run } from './prepare.mjs';
import { wordsOfCaller } from './words-of-caller.mjs';

ensureInstalledAtAll();
process.exit(await run(['apps/api/src/database/backup/restore-command.ts', ...wordsOfCaller()]));
