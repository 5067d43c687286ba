/** For tests: the service as a process of its own, on ports and a folder of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../../../tools/free-port.mjs';

export interface ServiceProcess {
  child: ChildProcess;
  port: number;
  metricsPort: number;
  folder: string;
  modelFile: string;
  /** Exit code and signal, once all of the output was read. */
  exited: Promise<unknown[]>;
  /** What it has written so far, log and all. */
  output(): string;
  get(path: string): Promise<Response>;
  post(path: string, body: object): Promise<Response>;
  metrics(): Promise<string>;
}

const running: { child: ChildProcess; folder: string }[] = [];

/** Starts the service and does not wait for it. `prepare` fills its folder before. */
export async function startProcess(
  environment: Record<string, string> = {},
  prepare: (folder: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<ServiceProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-recommender-'));
  await prepare(folder);
  const [port, metricsPort] = [await freePort(), await freePort()];
  const settings = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    DATA_DIR: folder,
    RECOMMENDER_PORT: String(port),
    RECOMMENDER_METRICS_PORT: String(metricsPort),
  };
  const child = fork(resolve(import.meta.dirname, '../main.ts'), {
    env: { ...process.env, ...settings, ...environment },
    execArgv: [],
    silent: true,
  });
  running.push({ child, folder });
  let output = '';
  async function read(stream: Readable | null): Promise<void> {
    for await (const words of stream ?? []) output += String(words);
  }
  const whole = Promise.all([once(child, 'exit'), read(child.stdout), read(child.stderr)]);
  const address = `http://127.0.0.1:${port}`;
  return {
    child,
    port,
    metricsPort,
    folder,
    modelFile: modelFileIn(folder),
    exited: whole.then(([ended]) => ended),
    output: () => output,
    get: (path) => fetch(address + path),
    post: (path, body) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
  };
}

export function modelFileIn(folder: string): string {
  return join(folder, 'recommender/model.kinora');
}

/** 0 while nothing listens. */
export async function statusOf(service: ServiceProcess, path: string): Promise<number> {
  const answer = await service.get(path).catch(() => undefined);
  return answer?.status ?? 0;
}

export async function endProcesses(): Promise<void> {
  for (const { child, folder } of running.splice(0)) {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (isRunning && child.kill('SIGKILL')) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}
