/** What every measurement of a process of its own needs: to know that it is ready and how large, and its end. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

export async function isReady(base: string): Promise<boolean> {
  const answer = await fetch(`${base}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}

export async function residentBytes(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1_024;
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
