// `npm run test:long`: what takes too long for every change. Many restarts, slow senders, the image's rehearsal, requests of
// every kind, a soak.
// `--soak=MINUTES` sets how long the soak takes (5 by default; 0 leaves it out), any other word names the files to run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallPostgres } from './postgres.mjs';
import { ensureInstalled, ensureSiteIsBuilt, root } from './prepare.mjs';
import { installMissingPrograms, longTestPrograms, testPrograms } from './system-packages.mjs';
import { finish, runProgram, runVitest, title } from './test-steps.mjs';

const words = process.argv.slice(2);
const soakWord = words.find((word) => word.startsWith('--soak='));
const soakMinutes = Number(soakWord?.slice('--soak='.length) ?? 5);
const files = words.filter((word) => word !== soakWord);

ensureInstalled();
title('the site');
await ensureSiteIsBuilt();

title('what the tests need');
installMissingPrograms({ ...testPrograms, ...longTestPrograms });
findOrInstallPostgres();

await runVitest('long tests of several processes', ['--config', 'fleet/vitest.long.config.ts', ...files]);
if (files.length === 0) {
  const calls = ['apps/api/src/api-docs/fuzz'];
  await runVitest('requests of every kind', calls, { FUZZ_RUNS: '500', FUZZ_SEED: '7' });
}
const soak = 'bench/load/soak.ts';
if (soakMinutes > 0 && existsSync(join(root, soak))) await runProgram('soak', [soak, String(soakMinutes)]);
finish();
