import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { KindFigures, LoadPlan, LoadResult } from './asked-request.ts';

/** Loads a site from a process of its own, so that what is measured is not what measures. */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-plan-'));
  const file = join(folder, 'plan.json');
  await writeFile(file, JSON.stringify(plan));
  try {
    const program = resolve(import.meta.dirname, 'ask.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [program, file], {
      maxBuffer: 10_000_000,
    });
    // What the program promises to print.
    return JSON.parse(stdout) as LoadResult;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function badOf({ asked, good }: KindFigures): number {
  return asked - good.count;
}

export function sumOf(result: LoadResult, count: (figures: KindFigures) => number): number {
  return Object.values(result.kinds).reduce((sum, figures) => sum + count(figures), 0);
}
