/** The processes that the measurements start and stop. */
import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../tools/free-port.mjs';
import { siteEnvironment, siteFlags } from '../../tools/node-flags.mjs';
import { end, isReady, residentBytes } from '../child-process.ts';

const root = resolve(import.meta.dirname, '../..');

export interface Load {
  perSecond: number;
  median: number;
  p99: number;
  refused: number;
}

/** Loads one address from 20 connections for some seconds, in a process of its own. */
export async function loadAddress(url: string, seconds: number): Promise<Load> {
  const options = [
    '--json',
    '--no-progress',
    '-c',
    '20',
    '-d',
    String(seconds),
    '-H',
    'accept-encoding=br',
    url,
  ];
  const { stdout } = await promisify(execFile)(resolve(root, 'node_modules/.bin/autocannon'), options, {
    maxBuffer: 10_000_000,
  });
  const { requests, latency, non2xx, errors } = JSON.parse(stdout);
  return { perSecond: requests.average, median: latency.p50, p99: latency.p99, refused: non2xx + errors };
}

/** Runs `work` with the address of a server in one of the modes of `apps/api/bench/serve.ts`. */
export async function withServer<Result>(
  mode: string,
  work: (base: string) => Promise<Result>,
): Promise<Result> {
  const child = fork(resolve(root, 'apps/api/bench/serve.ts'), [mode], { silent: true });
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const [base] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof base !== 'string') throw new Error(`The server for "${mode}" ended before it listened.`);
  try {
    return await work(base);
  } finally {
    await end(child);
  }
}

export interface Started {
  base: string;
  /** Milliseconds from the start of the process to its first answer that it is ready. */
  readyAfter: number;
  residentBytes: () => Promise<number>;
}

/** Runs `work` with the product as an operator runs it, on rows of its own. */
export async function withProduct<Result>(work: (started: Started) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const rows = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...siteFlags, 'apps/api/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...siteEnvironment,
      NODE_COMPILE_CACHE: resolve(root, 'node_modules/.cache/compiled'),
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      DATA_DIR: rows,
      LOG_LEVEL: 'silent',
    },
  });
  while (child.exitCode === null && !(await isReady(base))) await delay(10);
  const readyAfter = performance.now() - startedAt;
  try {
    return await work({ base, readyAfter, residentBytes: () => residentBytes(child) });
  } finally {
    await end(child);
    await rm(rows, { recursive: true, force: true });
  }
}
