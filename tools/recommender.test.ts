/** How the commands keep the recommendation service running; programs of a line or two stand in for it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A command that keeps its first argument running for as long as it is not told to stop. */
const program = `
  import { keepRecommender } from ${JSON.stringify(resolve(import.meta.dirname, 'recommender.mjs'))};
  const recommender = keepRecommender(['-e', process.argv[1]]);
  const stopped = new Promise((stop) => process.once('SIGUSR2', stop));
  const beat = setInterval(() => undefined, 1000);
  process.on('SIGINT', () => undefined);
  console.log('kept');
  await stopped;
  await recommender.stop();
  clearInterval(beat);
  console.log('stopped');
  process.exit();
`;

let folder = '';
let command: ChildProcess | undefined;
let output = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-keep-'));
  output = '';
});

afterEach(() => {
  command?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function keep(service: string, environment: Record<string, string> = {}): ChildProcess {
  command = spawn(process.execPath, ['--input-type=module', '-e', program, service], {
    cwd: folder,
    env: { ...process.env, RECOMMENDER_URL: '', STARTS: join(folder, 'starts'), ...environment },
  });
  for (const stream of [command.stdout, command.stderr])
    stream?.on('data', (words: Buffer) => {
      output += words.toString();
    });
  return command;
}

/** The number of the service's process, once for each start. */
function starts(): string[] {
  try {
    return readFileSync(join(folder, 'starts'), 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

const noteStart = `require('fs').appendFileSync(process.env.STARTS, process.pid + '\\n');`;
const runOn = `${noteStart} setInterval(() => undefined, 1000); process.on('disconnect', () => process.exit());`;

function isRunning(pid: string | undefined): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}

test('[AP-16] a service that dies is started again after a pause, and that is said once', async () => {
  keep(`${noteStart} process.exit(3)`);
  await expect.poll(() => starts().length).toBeGreaterThanOrEqual(3);
  expect(output.match(/recommendation service ended \(3\)/g)).toHaveLength(1);
});

test('[AP-16] a service whose settings have faults is not started again', async () => {
  keep(`${noteStart} process.exit(78)`);
  await expect.poll(() => output).toContain('the site runs without recommendations');
  expect(starts()).toHaveLength(1);
});

test('[AP-16] the service is stopped with the command, and waited for', async () => {
  const kept = keep(runOn);
  await expect.poll(starts).toHaveLength(1);
  kept.kill('SIGUSR2');
  await once(kept, 'exit');
  expect(output).toContain('stopped');
  expect(isRunning(starts()[0])).toBe(false);
});

test('[AP-16] a signal to the command is handed on, and nothing is started after it', async () => {
  const kept = keep(runOn);
  await expect.poll(starts).toHaveLength(1);
  kept.kill('SIGINT');
  await expect.poll(() => isRunning(starts()[0])).toBe(false);
  kept.kill('SIGUSR2');
  await once(kept, 'exit');
  expect(starts()).toHaveLength(1);
  expect(output).not.toContain('ended');
});

test('[AP-16] the service learns when the command is gone, however it went', async () => {
  const kept = keep(runOn);
  await expect.poll(starts).toHaveLength(1);
  kept.kill('SIGKILL');
  await expect.poll(() => isRunning(starts()[0])).toBe(false);
});

test('[AP-16] where RECOMMENDER_URL names a service elsewhere, none is started', async () => {
  const kept = keep(runOn, { RECOMMENDER_URL: 'https://films.example' });
  await expect.poll(() => output).toContain('kept');
  kept.kill('SIGUSR2');
  await once(kept, 'exit');
  expect(starts()).toEqual([]);
});
