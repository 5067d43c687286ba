/** The service as an operator runs it, on a model file and a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

/** As `npm start` has them. */
const flags = ['--max-semi-space-size=4', '--no-parallel-scavenge', '--heap-growing-percent=30'];

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
  const child = spawn(process.execPath, [...flags, 'apps/recommender/src/main.ts'], {
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
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}.`);
      await delay(10);
    }
    return await work({
      port,
      readyAfter: performance.now() - startedAt,
      memory: () => memoryOf(child),
      processorSeconds: () => processorSecondsOf(child),
    });
  } finally {
    await end(child);
  }
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}

async function memoryOf(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1_024) / 1e6;
}

async function processorSecondsOf(child: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // User and system time, in hundredths of a second on every Linux that there is.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  await exited;
}
