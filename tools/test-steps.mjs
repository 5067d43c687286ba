// The steps of `npm test` and `npm run test:long`: each is run, counted, and counted as failed where it cannot be.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './prepare.mjs';

const counts = { passed: 0, failed: 0, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), 'kinora-test-'));

export function title(name) {
  process.stdout.write(`\n== ${name} ==\n`);
}

/** A tool that says by its exit code alone whether all is well. */
export async function runTool(name, tool, options) {
  const status = await check(name, [join('node_modules/.bin', tool), ...options]);
  count(status === 0 ? { passed: 1 } : { failed: 1 });
}

/** One of our own programs, in the same way. */
export async function runProgram(name, words) {
  count((await check(name, words)) === 0 ? { passed: 1 } : { failed: 1 });
}

export async function runVitest(name, options, environment = {}) {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const vitest = [join('node_modules/.bin', 'vitest'), 'run', ...options];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  count(countVitest(report, await check(name, [...vitest, ...reporters], environment)));
}

export async function runPlaywright(name, options, environment = {}) {
  const report = join(reports, 'browser.json');
  const playwright = [join('node_modules/.bin', 'playwright'), 'test', ...options];
  const status = await check(name, [...playwright, '--reporter=list,json'], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  count(countPlaywright(report, status));
}

/** Prints one line that counts them all, and ends with an exit code that is not 0 when anything failed. */
export function finish() {
  rmSync(reports, { recursive: true, force: true });
  const alsoSkipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${alsoSkipped}\n`);
  process.exit(counts.failed > 0 ? 1 : 0);
}

function check(name, words, environment = {}) {
  title(name);
  return run(words, environment);
}

function count({ passed = 0, failed = 0, skipped = 0 }) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
}

/** A runner that failed without a failed test (a file that does not load, say) counts as one failure. */
function countVitest(file, status) {
  if (!existsSync(file)) return { failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests || (status === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

function countPlaywright(file, status) {
  if (!existsSync(file)) return { failed: 1 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats;
  const failed = unexpected || (status === 0 ? 0 : 1);
  return { passed: expected + flaky, failed, skipped };
}
