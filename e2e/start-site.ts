/** Sites of a test's own, beside the one that all share. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../tools/free-port.mjs';

export interface RunningSite {
  address: string;
  process: ChildProcess;
}

/** Starts a script that serves a site on a free port, with rows of its own. */
export async function startSite(
  script: string,
  environment: Record<string, string> = {},
): Promise<RunningSite> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'kinora-journeys-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settings = {
    PORT: String(port),
    PUBLIC_URL: address,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    DATA_DIR: folder,
    TRUST_PROXY: '127.0.0.1,::1',
  };
  const child = fork(resolve(import.meta.dirname, script), {
    env: { ...process.env, ...settings, ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { address, process: child };
}

/** Resolves once the site answers. */
export async function waitUntilServing(address: string): Promise<void> {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    const isServing = await fetch(`${address}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServing) return;
    await new Promise((settle) => setTimeout(settle, 100));
  }
  throw new Error(`Nothing answers at ${address}`);
}
