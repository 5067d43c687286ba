// `npm test`: installs what is missing, then format, lint, types, unit and contract tests, tests of several processes
// behind proxies, and browser tests. Ends with one line that counts them all.
import { findOrInstallChromium } from './chromium.mjs';
import { findOrInstallPostgres } from './postgres.mjs';
import { ensureInstalled, ensureSiteIsBuilt } from './prepare.mjs';
import { installMissingPrograms, testPrograms } from './system-packages.mjs';
import { finish, runPlaywright, runTool, runVitest, title } from './test-steps.mjs';

ensureInstalled();
await runTool('format', 'oxfmt', ['--check', '.']);
await runTool('lint', 'oxlint', ['--deny-warnings']);
await runTool('types', 'tsc', ['-p', '.']);

title('the site');
await ensureSiteIsBuilt();

title('what the tests need');
installMissingPrograms(testPrograms);
findOrInstallPostgres();
const chromium = findOrInstallChromium();

await runVitest('unit and contract tests', []);
await runVitest('tests of several processes', ['--config', 'fleet/vitest.config.ts']);
await runPlaywright('browser tests', ['--config', 'e2e/playwright.config.ts'], {
  KINORA_CHROMIUM: chromium ?? '',
});
finish();
