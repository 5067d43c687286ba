/** `npm run restore -- FILE`: a backup's rows in the place of all others, once the whole file has been checked. */
import { runCommand } from './command.ts';
import { restoreBackup } from './restore.ts';

await runCommand({
  usage: 'npm run restore -- FILE [--replace]',
  option: 'replace',
  run: async ({ file, hasOption, settings }) => {
    const { takenAt, counts, replacedUsers } = await restoreBackup({ file, settings, mayReplace: hasOption });
    const replaced = replacedUsers > 0 ? `, in the place of ${replacedUsers} users` : '';
    return `Restored ${counts['users']} users and all that is theirs, as they were at ${takenAt}${replaced}. Restart the site if it is running.`;
  },
});
