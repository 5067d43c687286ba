// `npm test`: installs what is missing, then format, lint, types, unit and contract tests, and browser tests.
// Ends with one line that counts them all; the exit code is not 0 when anything failed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { findOrInstallPostgres } from './postgres.mjs';
import { ensureInstalled, ensureSiteIsBuilt, run } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), 'kinora-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const counts = { passed: 0, failed: 0, skipped: 0 };

for (const [name, tool, options] of [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--deny-warnings']],
  ['types', 'tsc', ['-p', '.']],
]) {
  count((await check(name, tool, options)) === 0 ? { passed: 1 } : { failed: 1 });
}

title('the site');
await ensureSiteIsBuilt();

title('what the tests need');
findOrInstallPostgres();
if (spawnSync('strace', ['-V']).error) installSystemPackages('strace');
const chromium = findOrInstallChromium();

const unitStatus = await check('unit and contract tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
count(countUnitTests(unitStatus));

const browserStatus = await check(
  'browser tests',
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, KINORA_CHROMIUM: chromium ?? '' },
);
count(countBrowserTests(browserStatus));

rmSync(reports, { recursive: true, force: true });
const alsoSkipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${alsoSkipped}\n`);
process.exit(counts.failed > 0 ? 1 : 0);

function check(name, tool, options, environment = {}) {
  title(name);
  return run([join('node_modules/.bin', tool), ...options], environment);
}

function title(name) {
  process.stdout.write(`\n== ${name} ==\n`);
}

function count({ passed = 0, failed = 0, skipped = 0 }) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
}

/** A runner that failed without a failed test (a file that does not load, say) counts as one failure. */
function countUnitTests(status) {
  if (!existsSync(unitReport)) return { failed: 1 };
  const report = JSON.parse(readFileSync(unitReport, 'utf8'));
  const failed = report.numFailedTests || (status === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

function countBrowserTests(status) {
  if (!existsSync(browserReport)) return { failed: 1 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(browserReport, 'utf8')).stats;
  const failed = unexpected || (status === 0 ? 0 : 1);
  return { passed: expected + flaky, failed, skipped };
}
