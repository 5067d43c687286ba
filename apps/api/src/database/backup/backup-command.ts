/** `npm run backup -- FILE`: every row of this moment in one file, while the site runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectUnhurried } from '../connect-postgres.ts';
import { connectDatabase, type DatabaseSettings } from '../open-database.ts';
import type { Database } from '../schema.ts';
import { databaseFileName } from '../sqlite-file.ts';
import { BackupFault } from './backup-form.ts';
import { runCommand } from './command.ts';
import { writeBackup } from './write-backup.ts';

await runCommand({
  usage: 'npm run backup -- FILE [--force]',
  option: 'force',
  run: async ({ file, hasOption, settings, signal }) => {
    const database = await connectForBackup(settings);
    try {
      const counts = await writeBackup(database, { file, mayReplace: hasOption, signal });
      return `Wrote ${counts['users']} users and all that is theirs to ${file}. It holds passwords' hashes and signing keys: keep it safe.`;
    } finally {
      await database.close();
    }
  },
});

async function connectForBackup(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== undefined) return connectUnhurried(settings.databaseUrl);
  if (!existsSync(join(settings.dataFolder, databaseFileName)))
    throw new BackupFault(`There is no database in ${settings.dataFolder}.`);
  return connectDatabase(settings);
}
