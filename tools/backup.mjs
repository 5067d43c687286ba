/** `npm run backup -- FILE [--force]`: writes every row into a file, also while the site runs. */
import { ensureInstalledAtAll, run } from './prepare.mjs';
import { wordsOfCaller } from './words-of-caller.mjs';

ensureInstalledAtAll();
process.exit(await run(['apps/api/src/database/backup/backup-command.ts', ...wordsOfCaller()]));
