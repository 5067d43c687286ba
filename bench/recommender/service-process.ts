/** The service as an operator runs it, on a model file and a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.mjs';
import { recommenderFlags } from '../../tools/node-flags.mjs';
import { end, isReady, residentBytes } from '../child-process.ts';

const root = resolve(import.meta.dirname, '../..');

export interface RunningService {
  port: number;
  /** Milliseconds from the start of the process until it is ready. */
  readyAfter: number;
  /** Megabytes that are resident. */
  memory: () => Promise<number>;
  /** Processor time so far. */
  processorSeconds: () => Promise<number>;
}

export async function withService<Result>(
  folder: string,
  work: (service: RunningService) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...recommenderFlags, 'apps/recommender/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/compiled'),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      RECOMMENDER_PORT: String(port),
      RECOMMENDER_METRICS_PORT: String(await freePort()),
      RECOMMENDER_TRAIN: 'off',
      DATA_DIR: folder,
    },
  });
  try {
    while (!(await isReady(`http://127.0.0.1:${port}`))) {
      if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}.`);
      await delay(10);
    }
    return await work({
      port,
      readyAfter: performance.now() - startedAt,
      memory: async () => (await residentBytes(child)) / 1e6,
      processorSeconds: () => processorSecondsOf(child),
    });
  } finally {
    await end(child);
  }
}

async function processorSecondsOf(child: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // User and system time, in hundredths of a second on every Linux that there is.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
